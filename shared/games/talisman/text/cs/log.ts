/** Lines of the log in Czech, in the present tense and with names in the nominative. */
export const log: Readonly<Record<string, string>> = {
  'deck.spells': 'balíček zaklínadel',
  part: '{of} {points, plural, =-1 {−1} =-2 {−2} =-3 {−3} few {#} other {#}}',
  'part.other': 'ostatní',
  'goods.gold': '{amount, plural, one {# zlatý} few {# zlaté} other {# zlatých}}',
  'cause.trophies': 'Trofeje',
  'cause.head-start': 'Na začátek',
  toad: 'ropucha',
  'lasting:drink': 'doušek',
  'lasting:hire': 'žoldnéřova pomoc',
  'score.goal': 'Na Koruně moci',
  'score.region': 'Jak hluboko leží pás',
  'score.talisman': 'Talisman',
  'score.lives': 'Životy',
  'score.strength': 'Získaná síla',
  'score.gold': 'Zlato',
  'score.spells': 'Zaklínadla',
  'score.followers': 'Pomocníci',
  'score.objects': 'Předměty',
  'score.magicObjects': 'Kouzelné předměty',
  'counter.lives': 'Životy',
  'counter.fate': 'Osud',
  'counter.gold': 'Zlato',
  'counter.strength': 'Síla',
  'counter.objects': 'Předměty',
  'counter.followers': 'Pomocníci',
  'counter.trophies': 'Trofeje',
  'counter.spells': 'Zaklínadla',
  'end.last': 'Ve hře zbývá jediná postava.',
  'end.time': 'Dohodnuté tahy jsou odehrány. Vyhrává nejvyšší výsledek.',
  'end.nobody': 'Ve hře nikdo nezbývá.',

  'log.DeckShuffled': 'Zamíchává se {deck}.',
  'log.SupplyRemoved': 'V této partii se nepoužije: {cards}.',
  'log.CharactersDealt':
    '{count, plural, one {{seat} dostává # postavu.} few {{seat} dostává na výběr # postavy.} other {{seat} dostává na výběr # postav.}}',
  'log.CharactersDealt.own': '{seat} dostává na výběr postavy {characters}.',
  'log.CharacterTaken': '{seat} hraje za postavu {character} a začíná na poli {space}.',
  'log.FirstPlayerChosen': 'První tah má {seat}.',
  'log.PlayBegan': 'Hra začíná.',

  'end.final': 'Závěrečný souboj je vyhraný.',
  'log.Admitted': '{seat} má volnou cestu ({from}) a příští pohyb začne na poli {to}.',
  'log.FigureRoused': '{seat} dává do pohybu figurku {figure}.',
  'log.FigureMoved': '{seat} posouvá figurku {figure} z pole {from} na pole {space}.',
  'log.TokenTurned': '{token} teď ukazuje stranu {side}.',
  'log.LaidUp': '{seat} ztrácí na poli {from} poslední život a ocitá se na poli {space}.',
  'log.LaidUp.by':
    '{by} bere hráči {seat} na poli {from} poslední život. {seat} se ocitá na poli {space}.',
  'log.Recovered': '{seat} začíná znovu s postavou {character}.',
  'log.QuestDropped': '{seat} se vzdává úkolu ({quest}).',
  'log.DieSet': 'Kostka hráče {seat} ukazuje {now} ({by}).',
  'log.DieSet.foe': 'Kostka soupeře {foe} ukazuje {now} místo {was} ({by}).',
  'log.DieSet.was': 'Kostka hráče {seat} ukazuje {now} místo {was} ({by}).',

  'log.TurnBegan': 'Začíná tah hráče {seat}.',
  'log.TurnBegan.extra': 'Začíná tah navíc hráče {seat}.',
  'log.TurnMissed': '{seat} vynechává tah.',
  'log.TurnLost': '{seat} ztrácí zbytek tohoto tahu.',
  'log.TurnLost.next': '{seat} ztratí příští tah.',
  'log.ExtraTurnsGained':
    '{turns, plural, one {{seat} získává # tah navíc.} few {{seat} získává # tahy navíc.} other {{seat} získává # tahů navíc.}}',
  'log.MoveRolled':
    '{seat} hází na pohyb {die} a jde o {steps, plural, one {# pole} few {# pole} other {# polí}}.',
  'log.Rolled': '{seat} hází {dice} ({roll}).',
  'log.Rolled.of': '{seat} hází {dice} pro kartu {of} ({roll}).',
  'log.RollRaised': '{seat} zvyšuje hod z {was} na {now} ({by}).',
  'log.AttributeTried': '{seat} neuspívá s hodnotou {attribute} {points} proti hodu {total}.',
  'log.AttributeTried.passed': '{seat} uspívá s hodnotou {attribute} {points} proti hodu {total}.',
  'log.AttributeAdded':
    '{seat} přičítá {die, plural, one {k #} few {ke #} other {k #}} svou hodnotu {attribute} {points} a má {total}, což není víc než {above}.',
  'log.AttributeAdded.passed':
    '{seat} přičítá {die, plural, one {k #} few {ke #} other {k #}} svou hodnotu {attribute} {points} a má {total}, což je víc než {above}.',
  'log.AttributeDeducted': '{seat} hází {total} − {attribute} {points}, zbývá {left}.',
  'log.DeathDiced':
    '{seat} hází {dice} (dohromady {total}), Smrtka hází {death} (dohromady {deathTotal}).',
  'log.Moved':
    '{by, select, escape {{seat} prchá na pole {space}.} crossing {{seat} přechází na pole {space}.} raft {{seat} přeplouvá řeku na voru na pole {space}.} ferry {{seat} se nechává převézt na pole {space}.} spell {{seat} se zaklínadlem ocitá na poli {space}.} card {{seat} se ocitá na poli {space}.} space {{seat} vychází na poli {space}.} quest {Temný mág přenáší hráče {seat} na pole {space}.} offer {{seat} se přenáší na pole {space}.} other {{seat} jde na pole {space}.}}',
  'log.CrossingBegan': '{seat} přechází z pole {from} na pole {space}.',
  'log.CrossingBegan.here': '{seat} chce z pole {space} přejít na druhou stranu.',
  'log.TurnedBack': '{seat} se vrací.',
  'log.TurningBackEnded': '{seat} smí zase vpřed.',
  'log.Remained': '{seat} zůstává na poli {space}.',
  'log.PauseSet':
    '{seat} chce otázku {before, select, draw {před lízáním karet} other {na konci tahu}}.',
  'log.MoveForgone':
    '{why, select, refused {{seat} se dál nedostane.} beaten {{seat} podléhá a dál nejde.} enslaved {{seat} dál otročí a nejde.} regenerated {{seat} si místo pohybu uzdravuje životy.} built {{seat} místo pohybu staví.} guarded {{seat} stráží neprojde.} other {{seat} cestu neotevře.}}',
  'log.RollForgone': '{seat} nehází a jde o 1 pole ({of}).',
  'log.OfferMade': '{seat} se může při příštím pohybu přenést na jiné pole tohoto pásu.',
  'log.OfferMade.space': '{seat} se může při příštím pohybu nechat převézt na pole {space}.',
  'log.OfferTaken': '{seat} nabídku přijímá a volí, kam se přenese.',
  'log.OfferTaken.space': '{seat} přijímá nabídku převozu na pole {space}.',
  'log.OfferLapsed': '{seat} nabídky nevyužívá.',
  'log.TrialBegan':
    '{value, plural, =0 {{seat} čelí zkoušce {name}.} one {{seat} čelí zkoušce {name} (#).} few {{seat} čelí zkoušce {name} (#).} other {{seat} čelí zkoušce {name} (#).}}',
  'log.TrialBegan.plus': '{seat} čelí zkoušce {name} ({value} + {plus} = {sum}).',
  'log.TrialEnded': '{seat} má za sebou zkoušku {name}.',
  'log.TurnEnded': 'Končí tah hráče {seat}.',
  'log.AbilityUsed': '{seat} používá schopnost „{ability}“.',
  'log.AbilityUsed.target': '{seat} používá schopnost „{ability}“ proti hráči {target}.',

  'log.PointsGained': '{seat} získává {attribute} +{amount}.',
  'log.PointsLost': '{seat} ztrácí {attribute} −{amount}.',
  'log.LifeGained':
    '{seat} získává {amount, plural, one {# život} few {# životy} other {# životů}}.',
  'log.Healed':
    '{seat} si uzdravuje {amount, plural, one {# život} few {# životy} other {# životů}}.',
  'log.LifeLost': '{seat} ztrácí {amount, plural, one {# život} few {# životy} other {# životů}}.',
  'log.LifeLost.by':
    '{by} bere hráči {seat} {amount, plural, one {# život} few {# životy} other {# životů}}.',
  'log.LifeSaved':
    '{by, select, armour {Zbroj zachraňuje hráči {seat} život.} spell {Zaklínadlo zachraňuje hráči {seat} život.} other {Schopnost zachraňuje hráči {seat} život.}}',
  'log.LifeSaved.card': 'Karta {card} zachraňuje hráči {seat} život.',
  'log.FateGained':
    '{seat} získává {amount, plural, one {# žeton osudu} few {# žetony osudu} other {# žetonů osudu}}.',
  'log.FateReplenished':
    '{seat} si doplňuje {amount, plural, one {# žeton osudu} few {# žetony osudu} other {# žetonů osudu}}.',
  'log.FateSpent': '{seat} platí 1 žeton osudu a přehazuje {was} → {now}.',
  'log.FateLost':
    '{seat} ztrácí {amount, plural, one {# žeton osudu} few {# žetony osudu} other {# žetonů osudu}}.',
  'log.GoldGained':
    '{seat} získává {amount, plural, one {# zlatý} few {# zlaté} other {# zlatých}}.',
  'log.GoldLost': '{seat} ztrácí {amount, plural, one {# zlatý} few {# zlaté} other {# zlatých}}.',
  'log.GoldLost.paid':
    '{seat} platí {amount, plural, one {# zlatý} few {# zlaté} other {# zlatých}}.',
  'log.GoldLost.space':
    '{seat} nechává na poli {space} {amount, plural, one {# zlatý} few {# zlaté} other {# zlatých}}.',
  'log.GoldTaken.space':
    '{seat} sbírá na poli {from} {amount, plural, one {# zlatý} few {# zlaté} other {# zlatých}}.',
  'log.GoldTaken.seat':
    '{seat} bere hráči {from} {amount, plural, one {# zlatý} few {# zlaté} other {# zlatých}}.',
  'log.AlignmentChanged': '{seat} má nové přesvědčení ({alignment}).',
  'log.BecameToad':
    '{seat} se na {turns, plural, one {# tah} few {# tahy} other {# tahů}} mění v ropuchu.',
  'log.ToadTurnedBack': '{seat} už není ropuchou.',

  'log.CardDrawn': '{seat} otáčí kartu {card} na poli {space}.',
  'log.CardPlaced': 'Karta {card} se pokládá na pole {space}.',
  'log.CardTaken.space': '{seat} bere kartu {card} na poli {from}.',
  'log.CardTaken.seat': '{seat} bere hráči {from} kartu {card}.',
  'log.CardTaken.supply': '{seat} bere ze zásoby kartu {card}.',
  'log.CardDitched': '{seat} se na poli {space} zbavuje karty {card}.',
  'log.CardDitched.forced': '{seat} musí na poli {space} nechat kartu {card}.',
  'log.CardDiscarded': 'Karta {card} jde na odkládací hromádku.',
  'log.CardDiscarded.seat': '{seat} odkládá kartu {card}.',
  'log.CardMet': '{seat} se setkává s kartou {card}.',
  'log.SpaceVisited': '{seat} má setkání na poli {space}.',
  'log.SpaceVisited.choice': '{seat} má setkání na poli {space} ({choice}).',

  'log.SpellDrawn': '{seat} získává zaklínadlo.',
  'log.SpellDrawn.own': '{seat} získává zaklínadlo {card}.',
  'log.SpellCast': '{seat} sesílá zaklínadlo {card}.',
  'log.SpellCast.target': '{seat} sesílá zaklínadlo {card} na cíl {target}.',
  'log.SpellSpent': 'Zaklínadlo {card} jde na odkládací hromádku.',
  'log.SpellSpent.countered': 'Zaklínadlo {card} je zrušeno.',
  'log.SpellSpent.kept': 'Zaklínadlo {card} zůstává v platnosti.',
  'log.SpellsDiscarded': '{seat} odkládá zaklínadla {cards}.',
  'log.DeckSeen':
    '{seat} si prohlíží {count, plural, one {# horní kartu} few {# horní karty} other {# horních karet}} balíčku setkání.',
  'log.DeckSeen.own': '{seat} vidí karty {cards} (první je nejbližší).',
  'log.LastingBegan': 'Karta {card} začíná platit.',
  'log.LastingEnded': 'Karta {card} přestává platit.',

  'log.FightJoined': '{seat} bojuje ({attribute}), soupeř je {foes}.',
  'log.Evaded': '{seat} se vyhýbá (soupeř {from}).',
  'log.Bribed':
    '{seat} za {gold, plural, one {# zlatý} few {# zlaté} other {# zlatých}} uplácí kartu {card}.',
  'log.AttackScored':
    '{rolled, plural, one {{seat} hází {die} + {parts} = {score}} few {{seat} hází {dice} a počítá {die} + {parts} = {score}} other {{seat} hází {dice} a počítá {die} + {parts} = {score}}}; {foeRolled, plural, =0 {soupeř nehází a má {foeParts} = {foeScore}} one {soupeř hází {foeDie} + {foeParts} = {foeScore}} few {soupeř hází {foeDice} a počítá {foeDie} + {foeParts} = {foeScore}} other {soupeř hází {foeDice} a počítá {foeDie} + {foeParts} = {foeScore}}}.',
  'log.FightEnded':
    '{outcome, select, won {{seat} vítězí nad soupeřem {foes}.} lost {{seat} prohrává se soupeřem {foes}.} other {{seat} končí nerozhodně se soupeřem {foes}.}}',
  'log.EnemyKilled': '{seat} zabíjí nepřítele {card}.',
  'log.EnemyKilled.of': '{seat} zabíjí pomocníka {card}, který patří hráči {of}.',
  'log.EnemyDestroyed': '{seat} ničí nepřítele {card}.',
  'log.TrophyKept': '{seat} si nechává trofej {card}.',
  'log.EnemyJoined': '{seat} má nového pomocníka {card}.',
  'log.TrophiesTraded.plain': '{seat} mění trofeje {cards} za {attribute} +{points}.',
  'log.TrophiesTraded':
    '{seat} mění trofeje {cards} za {attribute} +{points} (bodů {worth}, po {rate} za 1).',

  'log.QuestTaken': '{seat} hází {die} a přijímá úkol ({quest}).',
  'log.QuestCompleted': '{seat} plní úkol ({quest}).',
  'log.CharacterKilled': '{seat} ztrácí postavu {character}.',
  'log.CharacterKilled.by': '{by} zabíjí hráči {seat} postavu {character}.',
  'log.CharacterKilled.out': '{seat} ztrácí postavu {character} a je ze hry venku.',
  'log.CharacterKilled.by.out':
    '{by} zabíjí hráči {seat} postavu {character}. {seat} je ze hry venku.',
  'log.SeatOut':
    '{why, select, resigned {{seat} odchází ze hry.} killed {{seat} je ze hry venku.} other {{seat} je ze hry venku, protože žádná postava nezbývá.}}',
  'log.Resigned': '{seat} se vzdává.',
  'log.MatchEnded.last': '{winners} vítězí, zbývá jediná postava.',
  'log.MatchEnded.nobody': 'Nikdo nezbývá a nikdo nevítězí.',
  'log.MatchEnded.time':
    '{count, plural, one {Dohodnuté tahy uplynuly, vítězí {winners}.} few {Dohodnuté tahy uplynuly, o vítězství se dělí {winners}.} other {Dohodnuté tahy uplynuly, o vítězství se dělí {winners}.}}',

  'log.AttributeTried.parts':
    '{seat} neuspívá s hodnotou {attribute} {points} ({parts}) proti hodu {total}.',
  'log.AttributeTried.passed.parts':
    '{seat} uspívá s hodnotou {attribute} {points} ({parts}) proti hodu {total}.',
  'log.AttributeAdded.parts':
    '{seat} přičítá {die, plural, one {k #} few {ke #} other {k #}} svou hodnotu {attribute} {points} ({parts}) a má {total}, což není víc než {above}.',
  'log.AttributeAdded.passed.parts':
    '{seat} přičítá {die, plural, one {k #} few {ke #} other {k #}} svou hodnotu {attribute} {points} ({parts}) a má {total}, což je víc než {above}.',
  'log.AttributeDeducted.parts':
    '{seat} hází {total} − {attribute} {points} ({parts}), zbývá {left}.',
  'log.AttributeCompared.parts':
    '{seat} má hodnotu {attribute} {points} ({parts}), ale potřebuje {least}.',
  'log.AttributeCompared.passed.parts':
    '{seat} má hodnotu {attribute} {points} ({parts}) a stačí {least}.',
  'log.AbilityUsed.card': '{seat} používá schopnost „{ability}“ karty {card}.',
  'log.LifeSaved.ability': 'Schopnost „{ability}“ zachraňuje hráči {seat} život.',
  'log.BelongingsLeft': '{seat} zanechává na poli {space} {goods}.',
  'log.BelongingsLeft.kept': '{seat} zanechává příští postavě {goods}.',
  'log.Moved.past': '{seat} jde přes pole {past} na pole {space}.',
  'part.join': ' + ',
};
