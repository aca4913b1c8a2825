import { describe, expect, it } from 'vitest';
import { seated, type Entry, type Seat } from '../../shared/engine/index.ts';
import { games } from '../../services/matches/games/loaded.ts';
import { print as harryPotter } from '../../shared/games/talisman/editions/harry-potter/print.ts';
import { print as revised } from '../../shared/games/talisman/editions/revised/print.ts';
import type { TalismanEvent } from '../../shared/games/talisman/events.ts';
import type { View } from '../../shared/games/talisman/view/view.ts';
import { amount } from '../support/long.ts';
import { botPlay, type Chosen } from './bot-play.ts';

/** Number of matches of each sort. */
const MATCHES = amount(1, 20);
const seeds = Array.from({ length: MATCHES }, (_, i) => i + 3);
const LIMIT = 20_000;

const talismans = { talisman: revised, 'talisman-hp': harryPotter } as const;

const withCautious = Object.values(games).filter(({ bots }) => bots['cautious'] !== undefined);

describe.each(withCautious)('matches of only cautious bots at $id', (game) => {
  it.each(seeds)('come to their end, with no quest taken on (%i)', (seed) => {
    const levels = ['cautious', 'cautious'];
    const accepted: string[] = [];
    const run = botPlay(
      { game, seed, levels, limit: LIMIT },
      {
        after({ question, choose }) {
          if (choose.includes('accept')) accepted.push(question.key);
        },
      },
    );
    expect(accepted).toEqual([]);
    expect(run.match.over).toBe(true);
  });
});

describe.each(['talisman', 'talisman-hp'] as const)('cautious bots among others at %s', (id) => {
  const game = games[id] ?? expect.fail();
  const spells = talismans[id].content.cards.flatMap(({ id: card, spell }) =>
    spell === undefined ? [] : [[card, spell.target] as const],
  );
  const targets = new Map<string, readonly string[]>(spells);
  let spared = 0;
  /** Kinds of questions that part a seat from its goods. */
  const parting = ['sell', 'alchemy', 'ditch', 'deliver', 'sacrifice'];

  it.each(seeds)(
    'choose no victim if a harmless option is offered, and keep their goods (%i)',
    (seed) => {
      const levels = ['cautious', 'greedy', 'cautious', 'random'];
      const faults: string[] = [];
      const options = { askForReactions: seed % 2 === 0 ? 'everyone' : 'able' };
      botPlay(
        { game, seed, levels, options, limit: 1_500 },
        {
          after({ level, question, sight, choose, run }) {
            if (level !== 'cautious') return;
            const view = viewOf(sight.view);
            const harmed = (option: string): boolean =>
              victimOf({ question, view }, { option, targets }) !== undefined;
            const harmless = question.options.filter((option) => !harmed(option)).length;
            const { min = 1, options: offered } = question;
            if (harmless > 0 && harmless < offered.length) spared += 1;
            const needed = Math.max(0, min - harmless);
            const wrong = choose.filter(harmed).length > (harmless < min ? min : needed);
            const parts = parting.includes(question.kind) && min === 0 && choose.length > 0;
            if (parts || choose.some((option) => option.startsWith('ditch:'))) {
              faults.push(`${question.key}: gives ${choose.join(' ')} away`);
            }
            if (wrong) faults.push(`${question.key}: ${choose.join(' ')} of ${offered.join(' ')}`);
            // on the goal, a player must meet anyone who stands there
            const seen = [view, viewOf(game.view(run.match.game, seated(question.seat)))];
            const spaces = seen.map(({ players }) => players[question.seat]?.character?.space);
            if (view.turn.seat !== question.seat || spaces.includes(talismans[id].goal)) return;
            faults.push(...attacksIn(run.fresh, question.seat));
          },
        },
      );
      expect(faults).toEqual([]);
    },
  );

  it('often have both harmful and harmless options', () => {
    expect(spared).toBeGreaterThan(MATCHES * 3);
  });
});

// a game of the catalogue does not tell what its views are
const viewOf = (view: unknown): View => view as View;

type Asked = Pick<Chosen, 'question'> & { readonly view: View };
type Offered = {
  readonly option: string;
  /** The possible targets of each Spell. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
};

/** The other seat that this option attacks, robs or targets, by what can be read in it. */
function victimOf({ question, view }: Asked, { option, targets }: Offered): Seat | undefined {
  const { kind, seat, about = {} } = question;
  const others = view.seats.filter((other) => other !== seat);
  const named = others.find((other) => option === `seat:${other}`);
  if (named !== undefined) return named;
  if (kind === 'loot') return 'the killed';
  const met = others.find((other) =>
    [about['seat'], about['from']].some((name) => name === `seat:${other}`),
  );
  if (['approach', 'reward', 'steal', 'follower'].includes(kind) && met !== undefined) return met;
  const [verb, thing = ''] = option.split(':');
  const aims = ['active', 'character', 'other'];
  if (verb === 'cast' && targets.get(thing)?.some((aim) => aims.includes(aim))) return 'its target';
  return others.find((other) => {
    const { objects = [], followers = [] } = view.players[other]?.character ?? {};
    return [...objects, ...followers].includes(thing);
  });
}

/** The attacks that a seat begins against another in its own turn. */
const attacksIn = (entries: readonly Entry[], own: Seat): readonly string[] =>
  entries.flatMap((entry) => {
    if (entry.type !== 'Told') return [];
    const event = eventOf(entry.event);
    const cast = event.type === 'SpellCast' && event.seat === own;
    const fought =
      event.type === 'FightJoined' &&
      event.seat === own &&
      event.against.some((foe) => 'seat' in foe);
    return cast || fought ? [JSON.stringify(event)] : [];
  });

// the engine knows no more of a fact than its type
const eventOf = (event: object): TalismanEvent => event as TalismanEvent;
