const ownTurn = 'Outside of a battle in your own turn:';
const anyTurn = 'Outside of a battle in any turn:';
const atStart =
  'At the start of your turn, before you move, or instead of a battle with a character you encounter:';

/** Spells by kind: name, and when and how they are cast. */
export const spells: Readonly<Record<string, string>> = {
  'card:expecto-patronum': 'Expecto Patronum',
  'card:expecto-patronum.text':
    'Before the dice of a battle of yours fought with Magic: your Strength counts beside your Magic in it.',
  'card:expulso': 'Expulso',
  'card:expulso.text':
    'Before the dice of a battle of yours with an Enemy: it has 2 less in its attack score.',
  'card:protego': 'Protego',
  'card:protego.text': 'As soon as another player has cast a Spell: it is cancelled.',
  'card:expelliarmus': 'Expelliarmus',
  'card:expelliarmus.text':
    'At the start of your turn on a character in your region, instead of a battle with one you encounter, or before the dice of your battle with a character: it drops 1 Object of your choice, but no Hallow.',
  'card:stupefy': 'Stupefy',
  'card:stupefy.text':
    'When both dice of a battle of yours are settled: the die of your opponent counts as 1. Not against Voldemort.',
  'card:petrificus-totalus': 'Petrificus Totalus',
  'card:petrificus-totalus.text': `${anyTurn} another character misses its next turn.`,
  'card:accio': 'Accio',
  'card:accio.text': `${atStart} take 1 Object, but no Hallow, from a character of the other side in your region, or where it lies on a space of that region.`,
  'card:imperio': 'Imperio',
  'card:imperio.text':
    'At the start of another’s turn: you choose which way round that character moves.',
  'card:crucio': 'Crucio',
  'card:crucio.text': `${atStart} a character of the other side in your region loses 1 Health.`,
  'card:avada-kedavra': 'Avada Kedavra',
  'card:avada-kedavra.text':
    'Before the dice of a battle of yours: 1 Enemy card in it is beaten at once and is your trophy.',
  'card:confundo': 'Confundo',
  'card:confundo.text':
    'When any die of a move, a card or a space is final: it is rolled once more, and that result counts.',
  'card:obliviate': 'Obliviate',
  'card:obliviate.text': `${ownTurn} another character discards 1 Spell, drawn at random.`,
  'card:finite-incantatem': 'Finite Incantatem',
  'card:finite-incantatem.text': `${anyTurn} a Ferret becomes itself again, or a Spell that still lasts on a character ends.`,
  'card:episkey': 'Episkey',
  'card:episkey.text': `${ownTurn} heal up to 2 Health.`,
  'card:legilimens': 'Legilimens',
  'card:legilimens.text': `${atStart} a character in your region discards 1 Spell, drawn at random, and you draw 1 if you can hold it.`,
  'card:ferret-transfiguration': 'Ferret Transfiguration',
  'card:ferret-transfiguration.text': `${atStart} another character in your region is a Ferret for 2 turns.`,
  'card:apparate': 'Apparate',
  'card:apparate.text':
    'Instead of rolling for your move, in the outer and middle region: go to any space of your region and encounter it.',
  'card:alohomora': 'Alohomora',
  'card:alohomora.text':
    'Before you try King’s Cross or the Gates of Hogwarts: the way is open without a roll.',
};
