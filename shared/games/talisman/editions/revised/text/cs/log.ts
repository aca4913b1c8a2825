/** The lines of the log that only the Revised 4th Edition has. */
export const log: Readonly<Record<string, string>> = {
  'deck.adventure': 'balíček setkání',
  'trial.werewolf-den': 'vlkodlak',
  'trial.pits': 'zrůdy',
  'trial.dice-with-death': 'hra se smrtí',
  'score.craft': 'Ukazatele vůle',
  'counter.craft': 'Vůle',
  'end.command': 'Zaklínadlo moci skolilo všechny ostatní.',
  'end.crown': 'Někdo došel ke Koruně moci.',
  'end.time': 'Dohodnuté tahy jsou odehrány.',
  'log.Enslaved': '{seat} upadá do otroctví.',
  'log.Freed': '{seat} je zpět na svobodě.',
  'log.GoldTaken.heirloom':
    '{amount, plural, one {{seat} dědí # zlatý.} few {{seat} dědí # zlaté.} other {{seat} dědí # zlatých.}}',
  'log.CardTaken.heirloom': '{seat} dědí: {card}.',
  'log.HeirloomLeft': 'Co {seat} z dědictví nechává, leží na poli {space}.',
  'log.HeirloomLeft.goods': 'Na poli {space} zůstává, co {seat} z dědictví nechává: {goods}.',
  'log.PoolFilled':
    '{amount, plural, one {Na kartu {card} se klade # ukazatel.} few {Na kartu {card} se kladou # ukazatele.} other {Na kartu {card} se klade # ukazatelů.}}',
  'log.PoolTaken':
    '{amount, plural, one {Z karty {card} ubývá # ukazatel.} few {Z karty {card} ubývají # ukazatele.} other {Z karty {card} ubývá # ukazatelů.}}',
  'log.CommandSpellCast': '{seat} sesílá zaklínadlo moci.',
  'log.CommandSpellRolled': '{seat} hází {die}: zaklínadlo moci selhává.',
  'log.CommandSpellRolled.works': '{seat} hází {die}: zaklínadlo moci působí.',
  'log.CrownReached': '{seat} dochází ke Koruně moci: kdo bude odteď zabit, končí.',
  'log.MatchEnded.command': 'Zaklínadlo moci skolilo všechny ostatní. Vítězí: {winners}.',
  'log.MatchEnded.crown': 'Koruna moci je dosažena. Vítězí: {winners}.',
};
