/** The name of the game and of its options, in Czech. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': 'Talisman: Harry Potter',
  'setting.askForReactions': 'Koho se hra ptá na reakce',
  'setting.freeChoice': 'Postavy se volí svobodně, v pořadí u stolu',
  'setting.oppositeSides': 'Hrají obě strany: žádná nemá víc než polovinu míst u stolu',
  'setting.noInheritance': 'Bez dědictví: zabití zanechají své věci a odejdou ze hry',
  'setting.slowGrowth': 'Pomalý růst: sedm bodů trofejí za jeden bod vlastnosti',
  'setting.earlyLeaving': 'Věci lze odložit i před tažením karet',
  'setting.attacksVisitors': 'Voldemort útočí na každého, kdo se zastaví na jeho poli',
  'setting.fullRestart': 'Po nemocnici se vracejí žetony osudu i kouzla',
};
