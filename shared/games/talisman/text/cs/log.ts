/** Lines of the log in Czech, in the present tense and with names in the nominative. */
export const log: Readonly<Record<string, string>> = {
  'deck.spells': 'balíček zaklínadel',
  part: '{of} {points}',
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
  'score.strength': 'Ukazatele síly',
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
  'end.nobody': 'Ve hře nikdo nezbývá.',

  'log.DeckShuffled': 'Zamícháno: {deck}.',
  'log.SupplyRemoved': 'V této partii se nepoužije: {cards}.',
  'log.CharactersDealt':
    '{count, plural, one {{seat} dostává # postavu.} few {{seat} dostává na výběr # postavy.} other {{seat} dostává na výběr # postav.}}',
  'log.CharactersDealt.own': '{seat} dostává: {characters}.',
  'log.CharacterTaken': '{seat} hraje za postavu {character} a začíná na poli {space}.',
  'log.FirstPlayerChosen': 'První tah má {seat}.',
  'log.PlayBegan': 'Hra začíná.',

  'end.final': 'Závěrečný souboj je vyhraný.',
  'log.Admitted': '{seat} má volnou cestu ({from}): příští pohyb začne na poli {to}.',
  'log.FigureRoused': '{seat} dává figurku do pohybu: {figure}.',
  'log.FigureMoved': '{seat} hýbe figurkou {figure}: {from} → {space}.',
  'log.TokenTurned': '{token}: {side}.',
  'log.LaidUp': '{seat} přichází o všechny životy ({from}) a ocitá se zde: {space}.',
  'log.LaidUp.by':
    '{seat} přichází o všechny životy ({from}), poslední bere {by}, a ocitá se zde: {space}.',
  'log.Recovered': '{seat} začíná znovu, postava: {character}.',
  'log.QuestDropped': '{seat} se vzdává: {quest}.',
  'log.DieSet': '{by}: kostka, kterou má {seat}, ukazuje {now}.',
  'log.DieSet.foe': '{by}: kostka protivníka {foe} ukazuje {now} místo {was}.',
  'log.DieSet.was': '{by}: kostka, kterou má {seat}, ukazuje {now} místo {was}.',

  'log.TurnBegan': 'Na tahu je {seat}.',
  'log.TurnBegan.extra': 'Tah navíc má {seat}.',
  'log.TurnMissed': '{seat} vynechává tah.',
  'log.TurnLost': '{seat} přichází o zbytek tohoto tahu.',
  'log.TurnLost.next': '{seat} přijde o příští tah.',
  'log.ExtraTurnsGained':
    '{turns, plural, one {{seat} získává # tah navíc.} few {{seat} získává # tahy navíc.} other {{seat} získává # tahů navíc.}}',
  'log.MoveRolled':
    '{steps, plural, one {{seat} hází na pohyb {die} (# pole).} few {{seat} hází na pohyb {die} (# pole).} other {{seat} hází na pohyb {die} (# polí).}}',
  'log.Rolled': '{seat} hází {dice}: {roll}.',
  'log.Rolled.of': '{seat} hází {dice}: {roll}, karta: {of}.',
  'log.RollRaised': '{by}: {seat} mění {was} na {now}.',
  'log.AttributeTried': '{seat}: {attribute} {points} proti hodu {total} – nezdar.',
  'log.AttributeTried.passed': '{seat} má {attribute} {points}, ne méně než {total}: zdařilo se.',
  'log.AttributeAdded':
    '{seat} přičítá {die, plural, one {k #} few {ke #} other {k #}} svou hodnotu ({attribute} {points}): {total}, ne víc než {above}, nezdařilo se.',
  'log.AttributeAdded.passed':
    '{seat} přičítá {die, plural, one {k #} few {ke #} other {k #}} svou hodnotu ({attribute} {points}): {total}, víc než {above}, zdařilo se.',
  'log.AttributeDeducted':
    '{seat} odečítá od {total} svou hodnotu ({attribute} {points}); zbývá {left}.',
  'log.DeathDiced':
    '{seat} hází {dice}, dohromady {total}; Smrtka hází {death}, dohromady {deathTotal}.',
  'log.Moved':
    '{by, select, escape {{seat} prchá sem: {space}.} crossing {{seat} přechází na pole {space}.} raft {{seat} přeplouvá řeku na voru na pole {space}.} ferry {{seat} se nechává převézt na pole {space}.} spell {{seat} se zaklínadlem ocitá na poli {space}.} card {{seat} se ocitá na poli {space}.} space {{seat} vychází na poli {space}.} quest {Temný mág povolává na pole {space}: {seat}.} offer {{seat} se teleportuje na pole {space}.} other {{seat} jde na pole {space}.}}',
  'log.CrossingBegan': '{seat} přechází z pole {from} na pole {space}.',
  'log.CrossingBegan.here': '{seat} chce přejít na druhou stranu z pole {space}.',
  'log.TurnedBack': '{seat} se vrací.',
  'log.TurningBackEnded': '{seat} smí zase vpřed.',
  'log.Remained': '{seat} zůstává na poli {space}.',
  'log.MoveForgone':
    '{why, select, refused {{seat} se dál nedostane.} beaten {{seat} podléhá a dál nejde.} enslaved {{seat} dál otročí a zůstává.} regenerated {{seat} se místo pohybu uzdravuje.} built {{seat} místo pohybu staví.} guarded {{seat} stráží neprojde.} other {{seat} cestu neotevře.}}',
  'log.OfferMade': '{seat} se může při příštím pohybu přenést na jiné pole tohoto pásu.',
  'log.OfferMade.space': '{seat} se může při příštím pohybu nechat převézt na pole {space}.',
  'log.OfferTaken': '{seat} nabídku přijímá a volí, kam se přenese.',
  'log.OfferTaken.space': '{seat} přijímá nabídku převozu na pole {space}.',
  'log.OfferLapsed': '{seat} nabídky nevyužívá.',
  'log.TrialBegan':
    '{value, plural, =0 {{seat} čelí zkoušce: {name}.} one {{seat} čelí zkoušce: {name} (#).} few {{seat} čelí zkoušce: {name} (#).} other {{seat} čelí zkoušce: {name} (#).}}',
  'log.TrialBegan.plus': '{seat} čelí zkoušce: {name} ({plus} a {value} dává {sum}).',
  'log.TrialEnded': '{seat} má zkoušku za sebou: {name}.',
  'log.TurnEnded': '{seat} končí tah.',
  'log.AbilityUsed': '{seat} používá schopnost: {ability}.',
  'log.AbilityUsed.target': '{seat} používá schopnost {ability}, cíl: {target}.',

  'log.PointsGained': '{seat} získává: {attribute} +{amount}.',
  'log.PointsLost': '{seat} ztrácí: {attribute} −{amount}.',
  'log.LifeGained':
    '{amount, plural, one {{seat} získává # život.} few {{seat} získává # životy.} other {{seat} získává # životů.}}',
  'log.Healed':
    '{amount, plural, one {{seat} si uzdravuje # život.} few {{seat} si uzdravuje # životy.} other {{seat} si uzdravuje # životů.}}',
  'log.LifeLost':
    '{amount, plural, one {{seat} ztrácí # život.} few {{seat} ztrácí # životy.} other {{seat} ztrácí # životů.}}',
  'log.LifeLost.by':
    '{amount, plural, one {{seat} ztrácí # život (příčina: {by}).} few {{seat} ztrácí # životy (příčina: {by}).} other {{seat} ztrácí # životů (příčina: {by}).}}',
  'log.LifeSaved':
    '{by, select, armour {{seat} o život nepřichází díky zbroji.} spell {{seat} o život nepřichází díky zaklínadlu.} other {{seat} o život nepřichází díky schopnosti.}}',
  'log.LifeSaved.card': '{seat} o život nepřichází, postará se o to karta {card}.',
  'log.FateGained':
    '{amount, plural, one {{seat} získává # žeton osudu.} few {{seat} získává # žetony osudu.} other {{seat} získává # žetonů osudu.}}',
  'log.FateReplenished':
    '{amount, plural, one {{seat} doplňuje # žeton osudu.} few {{seat} doplňuje # žetony osudu.} other {{seat} doplňuje # žetonů osudu.}}',
  'log.FateSpent': '{seat} platí 1 žeton osudu: {was} → {now}.',
  'log.FateLost':
    '{amount, plural, one {{seat} ztrácí # žeton osudu.} few {{seat} ztrácí # žetony osudu.} other {{seat} ztrácí # žetonů osudu.}}',
  'log.GoldGained':
    '{amount, plural, one {{seat} získává # zlatý.} few {{seat} získává # zlaté.} other {{seat} získává # zlatých.}}',
  'log.GoldLost':
    '{amount, plural, one {{seat} ztrácí # zlatý.} few {{seat} ztrácí # zlaté.} other {{seat} ztrácí # zlatých.}}',
  'log.GoldLost.paid':
    '{amount, plural, one {{seat} platí # zlatý.} few {{seat} platí # zlaté.} other {{seat} platí # zlatých.}}',
  'log.GoldLost.space':
    '{amount, plural, one {{seat} nechává # zlatý na poli {space}.} few {{seat} nechává # zlaté na poli {space}.} other {{seat} nechává # zlatých na poli {space}.}}',
  'log.GoldTaken.space':
    '{amount, plural, one {{seat} sbírá na poli {from} # zlatý.} few {{seat} sbírá na poli {from} # zlaté.} other {{seat} sbírá na poli {from} # zlatých.}}',
  'log.GoldTaken.seat':
    '{amount, plural, one {{seat} bere hráči {from} # zlatý.} few {{seat} bere hráči {from} # zlaté.} other {{seat} bere hráči {from} # zlatých.}}',
  'log.AlignmentChanged': '{seat} má nové přesvědčení: {alignment}.',
  'log.BecameToad':
    '{turns, plural, one {{seat} je na # tah ropuchou.} few {{seat} je na # tahy ropuchou.} other {{seat} je na # tahů ropuchou.}}',
  'log.ToadTurnedBack': '{seat} už není ropuchou.',

  'log.CardDrawn': '{seat} otáčí kartu {card} na poli {space}.',
  'log.CardPlaced': 'Karta {card} se pokládá na pole {space}.',
  'log.CardTaken.space': '{seat} bere kartu {card} na poli {from}.',
  'log.CardTaken.seat': '{seat} bere hráči {from} kartu {card}.',
  'log.CardTaken.supply': '{seat} bere ze zásoby: {card}.',
  'log.CardDitched': '{seat} se na poli {space} zbavuje: {card}.',
  'log.CardDitched.forced': '{seat} musí na poli {space} nechat: {card}.',
  'log.CardDiscarded': 'Odloženo: {card}.',
  'log.CardDiscarded.seat': '{seat} odkládá: {card}.',
  'log.CardMet': '{seat} se setkává s kartou {card}.',
  'log.SpaceVisited': '{seat} má setkání na poli {space}.',
  'log.SpaceVisited.choice': '{seat} na poli {space}: {choice}.',

  'log.SpellDrawn': '{seat} získává zaklínadlo.',
  'log.SpellDrawn.own': '{seat} získává zaklínadlo {card}.',
  'log.SpellCast': '{seat} sesílá zaklínadlo {card}.',
  'log.SpellCast.target': '{seat} sesílá zaklínadlo {card}, cíl: {target}.',
  'log.SpellSpent': 'Zaklínadlo {card} je vyčerpáno.',
  'log.SpellSpent.countered': 'Zaklínadlo {card} je zrušeno.',
  'log.SpellSpent.kept': 'Zaklínadlo {card} zůstává v platnosti.',
  'log.SpellsDiscarded': '{seat} odkládá zaklínadla: {cards}.',
  'log.DeckSeen': '{seat} si prohlíží vršek balíčku setkání, karet: {count}.',
  'log.DeckSeen.own': '{seat} vidí, od nejbližší: {cards}.',
  'log.LastingBegan': 'Odteď platí: {card}.',
  'log.LastingEnded': 'Už neplatí: {card}.',

  'log.FightJoined': '{seat} bojuje ({attribute}), proti: {foes}.',
  'log.Evaded': '{seat} se vyhýbá: {from}.',
  'log.Bribed':
    '{gold, plural, one {{seat} uplácí # zlatým: {card}.} few {{seat} uplácí # zlatými: {card}.} other {{seat} uplácí # zlatými: {card}.}}',
  'log.AttackScored':
    '{rolled, plural, one {{seat} hází {die}} few {{seat} hází {dice}, počítá se {die}} other {{seat} hází {dice}, počítá se {die}}}; k tomu {parts}: útočné číslo {score}. {foeRolled, plural, =0 {Soupeř nehází} one {Soupeř hází {foeDie}} few {Soupeř hází {foeDice}, počítá se {foeDie}} other {Soupeř hází {foeDice}, počítá se {foeDie}}}; k tomu {foeParts}: útočné číslo {foeScore}.',
  'log.FightEnded':
    '{outcome, select, won {{seat} vítězí, poražen: {foes}.} lost {{seat} prohrává, vítězí: {foes}.} other {{seat} – {foes}: nerozhodně.}}',
  'log.EnemyKilled': '{seat} zabíjí: {card}.',
  'log.EnemyKilled.of': '{seat} zabíjí: {card}, čí to byl pomocník: {of}.',
  'log.EnemyDestroyed': '{seat} ničí: {card}.',
  'log.TrophyKept': '{seat} si nechává trofej: {card}.',
  'log.EnemyJoined': '{seat} má nového pomocníka: {card}.',
  'log.TrophiesTraded.plain': '{seat} mění trofeje {cards} a získává: {attribute} +{points}.',
  'log.TrophiesTraded':
    '{seat} mění trofeje {cards}, dohromady za {worth}; po {rate} za bod získává: {attribute} +{points}.',

  'log.QuestTaken': '{seat} hází {die} a přijímá úkol: {quest}.',
  'log.QuestCompleted': '{seat} plní úkol: {quest}.',
  'log.CharacterKilled': '{seat} přichází o postavu {character}.',
  'log.CharacterKilled.by': '{seat} přichází o postavu {character}, zabíjí ji {by}.',
  'log.CharacterKilled.out': '{seat} přichází o postavu {character} a je ze hry venku.',
  'log.CharacterKilled.by.out':
    '{seat} přichází o postavu {character}, zabíjí ji {by}, a je ze hry venku.',
  'log.SeatOut':
    '{why, select, resigned {{seat} odchází ze hry.} killed {{seat} je ze hry venku.} other {{seat} je ze hry venku, žádná postava už nezbývá.}}',
  'log.Resigned': '{seat} se vzdává.',
  'log.MatchEnded.last': 'Zbývá jediná postava. Vítězí: {winners}.',
  'log.MatchEnded.nobody': 'Nikdo nezbývá a nikdo nevítězí.',
  'log.MatchEnded.time':
    '{count, plural, one {Dohodnuté tahy uplynuly. Vítězí: {winners}.} few {Dohodnuté tahy uplynuly. O vítězství se dělí: {winners}.} other {Dohodnuté tahy uplynuly. O vítězství se dělí: {winners}.}}',

  'log.AttributeTried.parts':
    '{seat} má {attribute} {points} ({parts}), méně než {total}: nezdařilo se.',
  'log.AttributeTried.passed.parts':
    '{seat} má {attribute} {points} ({parts}), ne méně než {total}: zdařilo se.',
  'log.AttributeAdded.parts':
    '{seat} přičítá {die, plural, one {k #} few {ke #} other {k #}} svou hodnotu {attribute} {points} ({parts}): {total}, ne víc než {above}, nezdařilo se.',
  'log.AttributeAdded.passed.parts':
    '{seat} přičítá {die, plural, one {k #} few {ke #} other {k #}} svou hodnotu {attribute} {points} ({parts}): {total}, víc než {above}, zdařilo se.',
  'log.AttributeDeducted.parts':
    '{seat} odečítá od {total} svou hodnotu {attribute} {points} ({parts}); zbývá {left}.',
  'log.AttributeCompared.parts':
    '{seat} má {attribute} {points} ({parts}); je potřeba aspoň {least}.',
  'log.AttributeCompared.passed.parts': '{seat} má {attribute} {points} ({parts}); stačí {least}.',
  'log.AbilityUsed.card': '{seat} používá kartu {card}: {ability}.',
  'log.LifeSaved.ability': '{seat} o život nepřichází díky schopnosti {ability}.',
  'log.BelongingsLeft': '{seat} zanechává na poli {space}: {goods}.',
  'log.BelongingsLeft.kept': '{seat} zanechává příští postavě: {goods}.',
  'log.Moved.past': '{seat} jde přes {past} na pole {space}.',
};
