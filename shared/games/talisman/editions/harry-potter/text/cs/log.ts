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
  'score.gold': 'Galeony',
  'end.final': 'Bitva ve Velké síni je vyhraná.',
  'end.last': 'V partii zbývá jediná postava.',
  'end.nobody': 'V partii nikdo nezbývá.',

  toad: 'fretka',
  'lasting:patronum': 'Expecto patronum',
  'log.LaidUp': '{seat} ztrácí na poli {from} poslední zdraví a ocitá se na poli {space}.',
  'log.LaidUp.by':
    '{by} bere hráči {seat} na poli {from} poslední zdraví. {seat} se ocitá na poli {space}.',
  'log.Recovered': '{seat} se zotavuje s postavou {character}.',
  'log.QuestDropped': '{seat} se vzdává výzvy ({quest}).',
  'log.Moved':
    '{by, select, escape {{seat} uniká na pole {space}.} crossing {{seat} přechází na pole {space}.} raft {{seat} se přenášedlem ocitá na poli {space}.} spell {{seat} se kouzlem ocitá na poli {space}.} card {{seat} se ocitá na poli {space}.} space {{seat} vychází na poli {space}.} ability {{seat} se přesouvá na pole {space}.} other {{seat} jde na pole {space}.}}',
  'log.MoveForgone':
    '{why, select, refused {{seat} se dál nedostane.} beaten {{seat} Voldemorta nepřemáhá a dál nejde.} regenerated {{seat} si místo pohybu léčí zdraví.} other {{seat} bránu neotevře.}}',

  'log.LifeGained': '{seat} získává {amount} zdraví.',
  'log.Healed': '{seat} si léčí {amount} zdraví.',
  'log.LifeLost': '{seat} ztrácí {amount} zdraví.',
  'log.LifeLost.by': '{by} bere hráči {seat} {amount} zdraví.',
  'log.LifeSaved':
    '{by, select, spell {Kouzlo zachraňuje hráči {seat} zdraví.} other {Schopnost zachraňuje hráči {seat} zdraví.}}',
  'log.LifeSaved.card': 'Karta {card} zachraňuje hráči {seat} zdraví.',
  'log.GoldGained':
    '{seat} získává {amount, plural, one {# galeon} few {# galeony} other {# galeonů}}.',
  'log.GoldLost':
    '{seat} ztrácí {amount, plural, one {# galeon} few {# galeony} other {# galeonů}}.',
  'log.GoldLost.paid':
    '{seat} platí {amount, plural, one {# galeon} few {# galeony} other {# galeonů}}.',
  'log.GoldLost.space':
    '{seat} nechává na poli {space} {amount, plural, one {# galeon} few {# galeony} other {# galeonů}}.',
  'log.GoldTaken.space':
    '{seat} sbírá na poli {from} {amount, plural, one {# galeon} few {# galeony} other {# galeonů}}.',
  'log.GoldTaken.seat':
    '{seat} bere hráči {from} {amount, plural, one {# galeon} few {# galeony} other {# galeonů}}.',
  'log.BecameToad':
    '{seat} se na {turns, plural, one {# tah} few {# tahy} other {# tahů}} mění ve fretku.',
  'log.ToadTurnedBack': '{seat} už není fretkou.',

  'log.CardDitched': '{seat} na poli {space} nechává kartu {card}.',
  'log.DeckSeen':
    '{seat} si prohlíží {count, plural, one {# horní kartu} few {# horní karty} other {# horních karet}} balíčku.',
  'log.Bribed':
    '{card} nechává hráče {seat} projít za {gold, plural, one {# galeon} few {# galeony} other {# galeonů}}.',
  'log.EnemyKilled': '{seat} poráží nepřítele {card}.',
  'log.EnemyKilled.of': '{seat} poráží pomocníka {card}, který patří hráči {of}.',
  'log.QuestTaken': '{seat} hází {die} a přijímá výzvu ({quest}).',
  'log.QuestCompleted': '{seat} plní výzvu ({quest}).',
  'log.MatchEnded.final.order':
    '{winners} poráží Voldemorta ve Velké síni a vítězí. Jeho vláda končí.',
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
  'log.SpellCast.target': '{seat} sesílá kouzlo {card} na cíl {target}.',
  'log.SpellSpent': 'Kouzlo {card} jde na odkládací hromádku.',
  'log.SpellSpent.countered': 'Kouzlo {card} je zrušeno.',
  'log.SpellSpent.kept': 'Kouzlo {card} zůstává v platnosti.',
  'log.SpellsDiscarded': '{seat} odkládá kouzla {cards}.',

  'goods.gold': '{amount, plural, one {# galeon} few {# galeony} other {# galeonů}}',
  'log.LifeSaved.ability': 'Schopnost „{ability}“ zachraňuje hráči {seat} zdraví.',
  'log.FightJoined': '{seat} svádí bitvu ({attribute}), soupeř je {foes}.',
  'effect.spells': '{n, plural, one {Dobrání # kouzla} other {Dobrání # kouzel}}',
  'effect.spells.limit': 'Kouzla do limitu',
  'effect.spells.price':
    '{n, plural, one {# kouzlo} few {# kouzla} other {# kouzel}}: {money} −{price}',
  'effect.safe': 'Bez bitvy',
  'effect.toad': '{n, plural, one {Vynechání # tahu} other {Vynechání # tahů}}',
  'effect.gain.life': 'zdraví +{n}',
  'effect.lose.life': 'zdraví −{n}',
  'effect.gain.gold': 'galeony +{n}',
  'effect.lose.gold': 'galeony −{n}',
  'effect.heal.none': 'Zdraví máš plné',
  'effect.heal': 'Vyléčení zdraví',
  'effect.heal.some': 'Vyléčení: zdraví +{n}',
  'effect.heal.price': 'Léčení za zdraví: galeony {price}',
  'effect.replenish.price': 'Doplnění za žeton osudu: galeony {price}',
  'effect.dear': 'Nemáš dost galeonů: {n}',
};
