/** The name of the game and of its options, in Czech. */
export const settings: Readonly<Record<string, string>> = {
  'game.name': 'Talisman: Harry Potter',
  'setting.freeChoice': 'Postavy se volí svobodně, v pořadí u stolu',
  'setting.oppositeSides': 'Hrají obě strany: žádná nemá víc než polovinu míst u stolu',
  'setting.noInheritance': 'Bez dědictví: zabití zanechají své věci a odejdou ze hry',
  'setting.slowGrowth': 'Pomalý růst: sedm bodů trofejí za jeden bod vlastnosti',
  'setting.earlyLeaving': 'Věci lze odložit i před tažením karet',
  'setting.attacksVisitors': 'Voldemort útočí na každého, kdo se zastaví na jeho poli',
  'setting.fullRestart': 'Po nemocnici se vracejí žetony osudu i kouzla',
  'setting.oneSpell': 'Jedno kouzlo za tah',
  'setting.swapSpells': 'Výměna kouzla za nové',
  'setting.rounds': 'Hra na daný počet tahů každého hráče (domácí pravidlo)',

  'setting.freeChoice.text': 'Postavy se nerozdávají; každý si po řadě jednu vybere.',
  'setting.oppositeSides.text':
    'Místa se rozdělí co nejrovněji; ve dvou hraje za každou stranu jeden.',
  'setting.noInheritance.text':
    'Majetek zabitého zůstane na poli a jeho další postava z něj nic nedostane.',
  'setting.slowGrowth.text':
    'Jeden bod vlastnosti stojí sedm bodů trofejí místo pěti. Hra trvá déle.',
  'setting.earlyLeaving.text':
    'Předměty a pomocníky lze odložit i před tažením karet, nejen na konci tahu.',
  'setting.attacksVisitors.text':
    'Voldemort útočí na každého, kdo skončí pohyb na jeho poli, nejen na ty, za kterými přijde.',
  'setting.fullRestart.text': 'Kdo opouští nemocnici, má tolik osudu a kouzel jako na začátku hry.',
  'setting.oneSpell.text': 'Každá postava smí za tah seslat jen jedno kouzlo, i ve svém vlastním.',
  'setting.swapSpells.text':
    'Když získáš kouzlo a máš jich plný počet, můžeš jedno odložit a vzít si jiné.',
  'setting.rounds.text':
    'Pravidla krabice to neznají: po tolika tazích každého hráče se porovnají výsledky. Kdo dřív porazí Voldemorta, vítězí hned.',

  'preset.hp-evening': 'Na večer',
  'preset.hp-evening.text': 'Poraz Voldemorta do 15 tahů, jinak rozhodne majetek.',
  'preset.hp-fortnight': 'Na tři týdny',
  'preset.hp-fortnight.text': 'Osm tahů po půl dni, rozhodne majetek.',
  'preset.hp-full': 'Celá hra',
  'preset.hp-full.text': 'Celá cesta až do Velké síně.',
};
