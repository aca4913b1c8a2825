type Words = Readonly<Record<string, string>>;

/** Parts of a table that are called by words there are already, by those. */
const labels: Words = {
  'view.gold': 'counter.gold',
  'view.current.score': 'good:score',
  'view.hands': 'counter.spells',
  'view.hands.known': 'counter.spells',
  'view.discards.spells': 'deck.spells',
  'view.players.character.lives': 'counter.lives',
  'view.players.character.fate': 'counter.fate',
  'view.players.character.gold': 'counter.gold',
  'view.players.character.objects': 'counter.objects',
  'view.players.character.followers': 'counter.followers',
  'view.players.character.trophies': 'counter.trophies',
  'view.players.character.toad': 'toad',
  'view.players.heirloom.objects': 'counter.objects',
  'view.players.heirloom.followers': 'counter.followers',
  'view.players.heirloom.gold': 'counter.gold',
  'area.spells': 'counter.spells',
  'area.objects': 'counter.objects',
  'area.followers': 'counter.followers',
  'area.trophies': 'counter.trophies',
};

/** Kinds of things whose names stand under `kind.id`: here they stand under their ref too. */
const dotted = /^(alignment|deck)\.(.+)$/u;

/** Kinds of questions and moments, with the words of their questions. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/^question\.([a-z-]+)$/u, 'ask.$1'],
  [/^question\.react\.(?!.*\.own$)(.+)$/u, 'about.moment.$1'],
];

/** Labels of standing orders, from questions without more detail than their kind or moment. */
const withAsks = (words: Words): Words =>
  Object.fromEntries(
    asked.flatMap(([question, name]) =>
      Object.entries(words)
        .filter(([key, text]) => question.test(key) && !text.includes('{'))
        .map(([key, text]) => [key.replace(question, name), text]),
    ),
  );

/** These words, and once more those by which parts of a table and its things are called. */
export const withLabels = (words: Words): Words => ({
  ...withAsks(words),
  ...words,
  ...Object.fromEntries(Object.entries(labels).map(([key, of]) => [key, words[of] ?? of])),
  ...Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => dotted.test(key))
      .map(([key, text]) => [key.replace('.', ':'), text]),
  ),
});
