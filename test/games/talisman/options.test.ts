import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { options } from '../../../shared/games/talisman/editions/revised/options.ts';
import { clientOf } from '../../graphql/support/client.ts';
import { useApi } from '../../graphql/support/api.ts';
import { optionSets } from '../../support/talisman-options.ts';

const open = useApi();
type Refused = { readonly options: object; readonly path: string; readonly why: RegExp };

/** Options that are refused, each with the option to blame and the reason. */
const refused: readonly Refused[] = [
  {
    options: { suddenDeath: 'timed' },
    path: 'rounds',
    why: /[Rr]equired when `suddenDeath` is "timed"/,
  },
  {
    options: { rounds: 20 },
    path: 'rounds',
    why: /Allowed only when `suddenDeath` is "timed" or "crown"/,
  },
  { options: { suddenDeath: 'crown', timedScore: 'held' }, path: 'timedScore', why: /`rounds`/ },
  { options: { suddenDeath: 'timed', rounds: 0 }, path: 'rounds', why: /1/ },
  { options: { suddenDeath: 'timed', rounds: 501 }, path: 'rounds', why: /500/ },
  { options: { suddenDeath: 'timed', rounds: 2.5 }, path: 'rounds', why: /int|whole number/ },
  { options: { timedScore: 'held' }, path: 'timedScore', why: /`rounds`/ },
  { options: { bloodbath: true, inheritance: true }, path: 'inheritance', why: /bloodbath/ },
  { options: { bloodbath: true, recycleDead: true }, path: 'recycleDead', why: /bloodbath/ },
  {
    options: { bloodbath: true, replacementChoice: 3 },
    path: 'replacementChoice',
    why: /bloodbath/,
  },
  { options: { suddenDeath: 'crown', commandEase: true }, path: 'commandEase', why: /never cast/ },
  { options: { characterChoice: 2 }, path: 'characterChoice', why: /one of 1(\||, )3/ },
  { options: { trophyRate: 8 }, path: 'trophyRate', why: /one of 7(\||, )6(\||, )5/ },
  { options: { trophyRate: '7' }, path: 'trophyRate', why: /one of 7(\||, )6(\||, )5/ },
  { options: { firstPlayer: 'oldest' }, path: 'firstPlayer', why: /one of "host"(\||, )"random"/ },
  { options: { headStart: 'yes' }, path: 'headStart', why: /boolean|true or false/ },
  { options: { headStart: null }, path: 'headStart', why: /boolean|true or false/ },
  { options: { handicap: true }, path: 'handicap', why: /handicap/ },
];

describe('the options of a match of Talisman', () => {
  it('have the base rule as their default', () => {
    expect(options.parse({})).toMatchObject({
      trophyRate: 7,
      suddenDeath: 'off',
      strictSupply: true,
    });
  });

  it.each(Object.entries(optionSets))('can be chosen together: %s', (_, chosen) => {
    expect(options.parse(chosen)).toMatchObject(chosen);
  });

  it('are listed for clients, each with its clause', () => {
    const { properties = {} } = z.toJSONSchema(options, { io: 'input' });
    expect(Object.keys(properties).length).toBeGreaterThan(25);
    for (const [name, told] of Object.entries(properties)) {
      const clause = name === 'askForReactions' ? /asked/ : /T4-[A-Z]{3}-\d\d/;
      expect(told, name).toMatchObject({ description: expect.stringMatching(clause) as string });
    }
  });

  it.each(refused)('are refused as $options', ({ options: chosen, path, why }) => {
    const issues = options.safeParse(chosen).error?.issues ?? [];
    expect(issues).toHaveLength(1);
    const [issue] = issues;
    expect(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`).toMatch(why);
    if (path !== 'handicap') expect(issue?.path).toEqual([path]);
  });

  it('are all named if several are wrong', () => {
    const chosen = { bloodbath: true, inheritance: true, recycleDead: true, rounds: 3 };
    const issues = options.safeParse(chosen).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join('.'))).toEqual([
      'rounds',
      'inheritance',
      'recycleDead',
    ]);
  });

  it.each(refused)('are refused by the API, by name: $options', async (wrong) => {
    const input = { gameId: 'talisman', seats: 2, options: wrong.options };
    const { errors, data } = await clientOf(open(), 'ann').ask('create', { input });
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', retryable: false });
    expect(errors[0]?.message).toContain(wrong.path);
    expect(errors[0]?.message).toMatch(wrong.why);
  });

  it.each([1, 7])('don’t allow %i seats', async (seats) => {
    const input = { gameId: 'talisman', seats };
    const refusal = await clientOf(open(), 'ann').refused('create', input);
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
