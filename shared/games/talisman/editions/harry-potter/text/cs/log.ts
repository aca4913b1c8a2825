/** Lines of the log that this edition words otherwise, in Czech. */
export const log: Readonly<Record<string, string>> = {
  'deck.outer': 'balíček vnějšího pásu',
  'deck.middle': 'balíček středního pásu',
  'deck.spells': 'balíček kouzel',
  'trial.dada-classroom': 'tvaroměnec',
  'trial.chamber-of-secrets': 'obří had',
  'score.goal': 'Ve Velké síni',
  'score.talisman': 'Relikvie',
  'score.lives': 'Zdraví',
  'score.magic': 'Získané čarování',
  'score.strength': 'Získaná síla',
  'score.gold': 'Galeony',
  'end.final': 'Bitva ve Velké síni je vyhraná.',
  'end.last': 'V partii zbývá jediná postava.',
  'end.nobody': 'V partii nikdo nezbývá.',

  toad: 'fretka',
  'lasting:patronum': 'Expecto patronum',
  'log.LaidUp': '{seat} přichází o všechno zdraví ({from}) a ocitá se zde: {space}.',
  'log.LaidUp.by':
    '{seat} přichází o všechno zdraví ({from}), poslední bere {by}, a ocitá se zde: {space}.',
  'log.Recovered': '{seat} se zotavuje, postava: {character}.',
  'log.QuestDropped': '{seat} se vzdává výzvy: {quest}.',
  'log.Moved':
    '{by, select, escape {{seat} uniká na pole {space}.} crossing {{seat} přechází na pole {space}.} raft {{seat} se přenášedlem ocitá na poli {space}.} spell {{seat} se kouzlem ocitá na poli {space}.} card {{seat} se ocitá na poli {space}.} space {{seat} vychází na poli {space}.} ability {{seat} se přesouvá na pole {space}.} other {{seat} jde na pole {space}.}}',
  'log.MoveForgone':
    '{why, select, refused {{seat} se dál nedostane.} beaten {{seat} Voldemorta nepřemáhá a dál nejde.} regenerated {{seat} se místo pohybu uzdravuje.} other {{seat} bránu neotevře.}}',

  'log.LifeGained': '{seat} získává {amount} zdraví.',
  'log.Healed': '{seat} si léčí {amount} zdraví.',
  'log.LifeLost': '{seat} ztrácí {amount} zdraví.',
  'log.LifeLost.by': '{seat} ztrácí {amount} zdraví, bere je {by}.',
  'log.LifeSaved':
    '{by, select, spell {{seat} o zdraví nepřichází díky kouzlu.} other {{seat} o zdraví nepřichází díky schopnosti.}}',
  'log.LifeSaved.card': '{seat} o zdraví nepřichází, postará se o to karta {card}.',
  'log.GoldGained':
    '{amount, plural, one {{seat} získává # galeon.} few {{seat} získává # galeony.} other {{seat} získává # galeonů.}}',
  'log.GoldLost':
    '{amount, plural, one {{seat} ztrácí # galeon.} few {{seat} ztrácí # galeony.} other {{seat} ztrácí # galeonů.}}',
  'log.GoldLost.paid':
    '{amount, plural, one {{seat} platí # galeon.} few {{seat} platí # galeony.} other {{seat} platí # galeonů.}}',
  'log.GoldLost.space':
    '{amount, plural, one {{seat} přichází o # galeon; leží na poli {space}.} few {{seat} přichází o # galeony; leží na poli {space}.} other {{seat} přichází o # galeonů; leží na poli {space}.}}',
  'log.GoldTaken.space':
    '{amount, plural, one {{seat} sbírá na poli {from} # galeon.} few {{seat} sbírá na poli {from} # galeony.} other {{seat} sbírá na poli {from} # galeonů.}}',
  'log.GoldTaken.seat':
    '{amount, plural, one {{seat} bere # galeon; přichází o něj {from}.} few {{seat} bere # galeony; přichází o ně {from}.} other {{seat} bere # galeonů; přichází o ně {from}.}}',
  'log.BecameToad':
    '{turns, plural, one {{seat} je na # tah fretkou.} few {{seat} je na # tahy fretkou.} other {{seat} je na # tahů fretkou.}}',
  'log.ToadTurnedBack': '{seat} už není fretkou.',

  'log.CardDitched': '{seat} na poli {space} nechává: {card}.',
  'log.DeckSeen': '{seat} si prohlíží vršek balíčku, karet: {count}.',
  'log.Bribed':
    '{gold, plural, one {{seat} platí # galeon, nechává projít: {card}.} few {{seat} platí # galeony, nechává projít: {card}.} other {{seat} platí # galeonů, nechává projít: {card}.}}',
  'log.EnemyKilled': '{seat} poráží: {card}.',
  'log.EnemyKilled.of': '{seat} poráží: {card}, čí to byl pomocník: {of}.',
  'log.QuestTaken': '{seat} hází {die} a přijímá výzvu: {quest}.',
  'log.QuestCompleted': '{seat} plní výzvu: {quest}.',
  'log.MatchEnded.final.order':
    '{winners} poráží Voldemorta ve Velké síni a vítězí: jeho vláda končí.',
  'log.MatchEnded.final.death-eaters':
    '{winners} ve Velké síni dokazuje, že patří po Voldemortův bok, a vítězí.',

  'score.spells': 'Kouzla',
  'counter.lives': 'Zdraví',
  'counter.gold': 'Galeony',
  'counter.magic': 'Čarování',
  'counter.spells': 'Kouzla',
  'log.SpellDrawn': '{seat} získává kouzlo.',
  'log.SpellDrawn.own': '{seat} získává kouzlo {card}.',
  'log.SpellCast': '{seat} sesílá kouzlo {card}.',
  'log.SpellCast.target': '{seat} sesílá kouzlo {card}, cíl: {target}.',
  'log.SpellSpent': 'Kouzlo {card} je vyčerpáno.',
  'log.SpellSpent.countered': 'Kouzlo {card} je zrušeno.',
  'log.SpellSpent.kept': 'Kouzlo {card} zůstává v platnosti.',
  'log.SpellsDiscarded': '{seat} odkládá kouzla: {cards}.',

  'goods.gold': '{amount, plural, one {# galeon} few {# galeony} other {# galeonů}}',
  'log.LifeSaved.ability': '{seat} si zdraví uchová díky schopnosti {ability}.',
};
