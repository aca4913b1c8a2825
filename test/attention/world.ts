import type {
  Circumstances,
  Sending,
} from '../../services/notifications/attention/circumstances.ts';
import { decide } from '../../services/notifications/attention/decide.ts';
import type { Batches } from '../../services/notifications/attention/batch.ts';
import type { KnownChannel } from '../../services/notifications/delivery/contract.ts';
import { routesOf, type Rule } from '../../services/notifications/attention/rules.ts';
import type { AttentionState } from '../../services/notifications/attention/state.ts';
import { hoursOf, type Hours } from '../../services/notifications/attention/hours.ts';

export const [MINUTE, HOUR] = [60_000, 3_600_000];
export const DAY = 24 * HOUR;
export const NOON = Date.parse('2026-03-02T12:00:00.000Z');

export const iso = (time: number): string => new Date(time).toISOString();

export const channel = (kind: KnownChannel['kind'], id: string = kind): KnownChannel => ({
  id,
  kind,
  verified: true,
});

/** An account with these channels, and its open episode in one match. */
export type Scene = {
  readonly channels: readonly KnownChannel[];
  readonly rules?: readonly Rule[];
  readonly hours?: Partial<Hours>;
  readonly since?: number;
  /** Milliseconds after `since`. */
  readonly within?: number;
  readonly speed?: 'LIVE' | 'ASYNC';
  readonly batches?: Batches;
  readonly news?: AttentionState['news'];
};

export const rule = (more: Partial<Rule>): Rule => ({
  id: 'rule-1',
  events: ['match.*'],
  channels: [],
  mode: 'NOW',
  escalate: [],
  ...more,
});

/**
 * Runs one episode from its beginning to `until`, with a look whenever one was asked for; returns
 * the notifications.
 */
export function play(scene: Scene, until: number, more: Partial<Circumstances> = {}) {
  const { channels, rules = [], since = NOON, within, speed = 'ASYNC', news = [] } = scene;
  const deadline = within === undefined ? undefined : iso(since + within);
  let state: AttentionState = {
    gameId: 'chess',
    speed,
    episode: { from: 3, seat: 'seat1', since: iso(since), count: 1, ...(deadline && { deadline }) },
    told: {},
    news,
  };
  const told: (Sending & { readonly leftAt: string })[] = [];
  let wake: string | undefined = iso(since);
  for (let looks = 0; wake !== undefined && Date.parse(wake) <= until; looks += 1) {
    if (looks > 200) throw new RangeError('It is looked at without end.');
    const now: string = wake;
    const decision = decide(state, {
      account: 'ann',
      matchId: 'm1',
      now,
      hours: { ...hoursOf(undefined), ...scene.hours },
      batches: scene.batches ?? {},
      muted: false,
      watching: false,
      deadline,
      routes: (type) =>
        routesOf({ type, matchId: 'm1', gameId: 'chess', speed }, { rules, channels }),
      ...more,
    });
    told.push(...decision.sendings.map((each) => ({ ...each, leftAt: now })));
    ({ state, wake } = decision);
    if (wake !== undefined && wake <= now) throw new RangeError(`At ${now} it asks for ${wake}.`);
  }
  return told;
}

/** Formats notifications as `needed EMAIL 90s`: type, channel, time since the beginning. */
export const lines = (told: ReturnType<typeof play>, since = NOON): readonly string[] =>
  told.map(
    ({ type, route, leftAt }) =>
      `${type.split('.').at(-1) ?? ''} ${route.channel.id} ${String((Date.parse(leftAt) - since) / 1_000)}s`,
  );
