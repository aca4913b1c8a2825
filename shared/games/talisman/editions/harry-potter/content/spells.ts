import type { CardFacts } from '../../../content/card.ts';

type Spell = NonNullable<CardFacts['spell']>;
type Said = {
  readonly copies?: number;
  readonly by: Spell['by'];
  readonly target?: Spell['target'];
  /** A rule of its own, unless the vocabulary of the board suffices. */
  readonly does: string | Spell['effects'];
};

const spell = (id: string, when: Spell['when'], { copies = 1, by, target = [], does }: Said) => ({
  id,
  type: 'spell' as const,
  copies: { spells: copies },
  spell: {
    when,
    by,
    target,
    effects: typeof does === 'string' ? [{ do: 'special' as const, rule: does }] : does,
  },
});

/** The moments of a turn outside of a battle. */
const anyTime: Spell['when'] = ['turn.start', 'move.done', 'turn.end'];
/** The same, or in place of a battle with the character it is aimed at (HP-ENC-03). */
const anyTimeOr: Spell['when'] = [...anyTime, 'meet'];
/** The moments when a turn begins, or in place of that battle. */
const atStartOr: Spell['when'] = ['turn.start', 'meet'];

/** The 24 Spells: when each may be cast, its targets, and its effects (HP-SPE-10). */
export const spells: CardFacts[] = [
  spell('expecto-patronum', ['attack'], { copies: 2, by: 'concerned', does: 'patronum' }),
  spell('expulso', ['attack'], { by: 'concerned', target: ['card'], does: 'expulso' }),
  spell('protego', ['cast'], { copies: 2, by: 'anyone', does: 'counterspell' }),
  spell('expelliarmus', [...atStartOr, 'attack'], {
    copies: 2,
    by: 'anyone',
    target: ['other'],
    does: 'expelliarmus',
  }),
  spell('stupefy', ['scored'], { copies: 2, by: 'concerned', does: 'stupefy' }),
  spell('petrificus-totalus', anyTimeOr, {
    by: 'anyone',
    target: ['other'],
    does: [{ do: 'miss-turn' }],
  }),
  spell('accio', atStartOr, {
    copies: 2,
    by: 'active',
    target: ['other', 'card'],
    does: 'accio',
  }),
  spell('imperio', ['turn.start'], { by: 'anyone', target: ['active'], does: 'imperio' }),
  spell('crucio', atStartOr, { by: 'active', target: ['other'], does: 'crucio' }),
  spell('avada-kedavra', ['attack'], { by: 'concerned', target: ['card'], does: 'avada-kedavra' }),
  spell('confundo', ['rolled'], { by: 'anyone', does: 'confundo' }),
  spell('obliviate', anyTimeOr, {
    by: 'active',
    target: ['other'],
    does: 'obliviate',
  }),
  spell('finite-incantatem', anyTimeOr, {
    by: 'anyone',
    target: ['character'],
    does: 'finite-incantatem',
  }),
  spell('episkey', anyTime, { copies: 2, by: 'active', does: [{ do: 'heal', upTo: 2 }] }),
  spell('legilimens', atStartOr, { by: 'active', target: ['other'], does: 'legilimens' }),
  spell('ferret-transfiguration', atStartOr, {
    by: 'active',
    target: ['other'],
    does: [{ do: 'toad', turns: 2 }],
  }),
  spell('apparate', ['move'], { by: 'active', does: [{ do: 'travel', to: 'other' }] }),
  spell('alohomora', ['lock'], { by: 'concerned', does: 'unlock' }),
];
