/** The lines of the log that only the Revised 4th Edition has. */
export const log: Readonly<Record<string, string>> = {
  'deck.adventure': 'balíček setkání',
  'trial.werewolf-den': 'vlkodlak',
  'trial.pits': 'zrůdy',
  'trial.dice-with-death': 'hra se smrtí',
  'score.craft': 'Získaná vůle',
  'counter.craft': 'Vůle',
  'end.command': 'Zaklínadlo moci skolí všechny ostatní.',
  'end.crown': 'Koruna moci je dosažena.',
  'log.Enslaved': '{seat} upadá do otroctví.',
  'log.Freed': '{seat} je zpět na svobodě.',
  'log.GoldTaken.heirloom':
    '{seat} dědí {amount, plural, one {# zlatý} few {# zlaté} other {# zlatých}}.',
  'log.CardTaken.heirloom': '{seat} dědí kartu {card}.',
  'log.HeirloomLeft': 'Co {seat} z dědictví nechce, leží na poli {space}.',
  'log.HeirloomLeft.goods': '{seat} z dědictví nechává na poli {space} {goods}.',
  'log.PoolFilled':
    '{amount, plural, one {Na kartu {card} se klade # ukazatel.} few {Na kartu {card} se kladou # ukazatele.} other {Na kartu {card} se klade # ukazatelů.}}',
  'log.PoolTaken':
    '{amount, plural, one {Z karty {card} ubývá # ukazatel.} few {Z karty {card} ubývají # ukazatele.} other {Z karty {card} ubývá # ukazatelů.}}',
  'log.CommandSpellCast': '{seat} sesílá zaklínadlo moci.',
  'log.CommandSpellRolled': '{seat} hází {die} a zaklínadlo moci selhává.',
  'log.CommandSpellRolled.works': '{seat} hází {die} a zaklínadlo moci působí.',
  'log.CrownReached': '{seat} dochází ke Koruně moci; zabité postavy teď vypadávají ze hry.',
  'log.MatchEnded.command': 'Zaklínadlo moci skolí všechny ostatní, vítězí {winners}.',
  'log.MatchEnded.crown': 'Koruna moci je dosažena, vítězí {winners}.',
};
