import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hoursOf, type Hours } from '../../services/notifications/attention/hours.ts';
import { quietUntil } from '../../services/notifications/attention/quiet.ts';
import type { KnownChannel } from '../../services/notifications/delivery/contract.ts';
import type { Rule } from '../../services/notifications/attention/rules.ts';
import { DAY, HOUR, MINUTE, NOON, channel, iso, play, rule, type Scene } from './world.ts';

const kinds = ['WEBHOOK', 'EMAIL', 'PUSH', 'DISCORD'] as const;
const channels: readonly KnownChannel[] = kinds.flatMap((kind) => [
  channel(kind),
  channel(kind, `${kind} 2`),
]);
const ids = fc.subarray(channels.map(({ id }) => id));
const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
});
const hours: fc.Arbitrary<Partial<Hours>> = fc.record({
  timeZone: fc.constantFrom(
    'UTC',
    'Europe/Prague',
    'Asia/Seoul',
    'America/St_Johns',
    'Pacific/Apia',
  ),
  quietFrom: time,
  quietTo: time,
  digestAt: time,
  urgentBelow: fc.integer({ min: 0, max: DAY }),
});
const said: fc.Arbitrary<Rule> = fc
  .record({
    events: fc.constantFrom(['match.*'], ['match.attention.needed'], ['match.attention.*']),
    channels: ids,
    mode: fc.constantFrom('NOW' as const, 'NOW' as const, 'DIGEST' as const),
    escalate: fc.array(
      fc.record({ after: fc.constantFrom('PT10M', 'PT6H', 'P2D'), channels: ids }),
      {
        maxLength: 2,
      },
    ),
  })
  .map(rule);
const YEAR = 365 * DAY;
const scenes: fc.Arbitrary<Scene & { readonly since: number }> = fc
  .record({
    channels: fc.subarray([...channels]),
    rules: fc.array(said, { maxLength: 2 }),
    hours,
    since: fc.integer({ min: NOON, max: NOON + YEAR }),
    within: fc.option(fc.integer({ min: 10_000, max: 14 * DAY }), { nil: undefined }),
    speed: fc.constantFrom('LIVE' as const, 'ASYNC' as const),
    watching: fc.boolean(),
  })
  .map(({ within, ...scene }) => ({ ...scene, ...(within !== undefined && { within }) }));

const wholeOf = (scene: Scene & { readonly since: number }) => ({
  told: play(scene, scene.since + 40 * DAY),
  end: scene.within === undefined ? undefined : iso(scene.since + scene.within),
  hours: { ...hoursOf(undefined), ...scene.hours },
});

/**
 * A notice that waits is due after two days, by a daily digest; one reminder is due by the digest
 * before, another by that one.
 */
const remindedFirst: Parameters<typeof wholeOf>[0] = {
  channels: [channel('PUSH', 'PUSH 2')],
  rules: [rule({ mode: 'DIGEST', escalate: [{ after: 'P2D', channels: ['PUSH 2'] }] })],
  hours: {
    timeZone: 'Pacific/Apia',
    ...{ quietFrom: '00:00', quietTo: '00:00', digestAt: '00:00', urgentBelow: 0 },
  },
  since: Date.parse('2026-07-28T15:12:05.626Z'),
  within: 244_074_375,
  speed: 'LIVE',
};

it('sends a notice to a channel at most once, with at most two reminders', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const { told } = wholeOf(scene);
      expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
      for (const { id } of channels) {
        const types = told.filter(({ route }) => route.channel.id === id).map(({ type }) => type);
        expect(types.filter((type) => type === 'match.attention.needed').length).toBeLessThan(2);
        expect(types.filter((type) => type === 'match.attention.reminder').length).toBeLessThan(3);
      }
    }),
    { examples: [[remindedFirst]] },
  );
});

it('sends nothing before the hold ends or after the deadline', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const { told, end } = wholeOf(scene);
      const hold = iso(scene.since + (scene.speed === 'LIVE' ? 20_000 : 90_000));
      for (const { leftAt: at } of told) {
        expect(at >= hold).toBe(true);
        expect(end === undefined || at < end).toBe(true);
      }
    }),
  );
});

it('sends no mail and no push message in quiet hours, unless it is urgent', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const { told, end, hours: theirs } = wholeOf(scene);
      for (const { leftAt: at, route } of told) {
        if (!['EMAIL', 'PUSH'].includes(route.channel.kind)) continue;
        const isUrgent =
          end !== undefined && Date.parse(end) - Date.parse(at) <= theirs.urgentBelow;
        expect(isUrgent || quietUntil(theirs, at) === undefined).toBe(true);
      }
    }),
  );
});

it('notifies each channel of its rules about every turn that lasts', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const { told } = wholeOf({ ...scene, rules: [], within: 14 * DAY });
      const has = (kind: string) => scene.channels.some((each) => each.kind === kind);
      const wanted = scene.channels.filter(({ kind }, i) =>
        kind === 'EMAIL'
          ? !has('PUSH') && scene.channels.findIndex((each) => each.kind === kind) === i
          : true,
      );
      for (const { id } of wanted) {
        expect(told.filter(({ route }) => route.channel.id === id).length).toBeGreaterThan(0);
      }
    }),
  );
});

it('repeats a notice unchanged, and adds none, if the first one was not recorded', () => {
  fc.assert(
    fc.property(scenes, fc.integer({ min: 0, max: 20 }), (scene, minutes) => {
      const [once, again] = [wholeOf(scene), wholeOf(scene)].map(({ told }) =>
        told.map(({ id }) => id),
      );
      expect(again).toEqual(once);
      const late = play(
        { ...scene, since: scene.since },
        scene.since + 40 * DAY + minutes * MINUTE,
      );
      expect(late.slice(0, once?.length).map(({ id }) => id)).toEqual(once);
    }),
    { numRuns: 30 },
  );
});

it('gives an end of quiet hours that is within a day and not quiet, except when clocks change', () => {
  fc.assert(
    fc.property(hours, fc.integer({ min: NOON, max: NOON + YEAR }), (some, at) => {
      const theirs = { ...hoursOf(undefined), ...some };
      let now = iso(at);
      const from = Date.parse(now);
      for (let looks = 0; ; looks += 1) {
        const until = quietUntil(theirs, now);
        if (until === undefined) break;
        expect(until > now).toBe(true);
        expect(looks).toBeLessThan(5);
        now = until;
      }
      expect(Date.parse(now) - from).toBeLessThanOrEqual(DAY + HOUR);
    }),
  );
});
