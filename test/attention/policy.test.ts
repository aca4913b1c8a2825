import { describe, expect, it } from 'vitest';
import { hoursOf } from '../../services/notifications/attention/hours.ts';
import { DAY, HOUR, MINUTE, NOON, channel, iso, lines, play, rule } from './world.ts';

const webhook = channel('WEBHOOK');
const mail = channel('EMAIL');
const push = channel('PUSH');

describe('a due turn', () => {
  it('is notified once after the hold, with reminders at half and a tenth of the time left', () => {
    const told = play({ channels: [webhook], within: DAY }, NOON + 2 * DAY);
    expect(lines(told)).toEqual([
      'needed WEBHOOK 90s',
      'reminder WEBHOOK 43200s',
      'reminder WEBHOOK 77760s',
    ]);
    expect(told.map(({ until }) => until)).toEqual(
      Array.from({ length: 3 }, () => iso(NOON + DAY)),
    );
    expect(new Set(told.map(({ id }) => id)).size).toBe(3);
    expect(told.map(({ percent }) => percent)).toEqual([undefined, 50, 90]);
  });

  it('is notified sooner in a real-time match, and never after its deadline', () => {
    const live = { channels: [webhook], speed: 'LIVE' } as const;
    expect(lines(play({ ...live, within: MINUTE }, NOON + HOUR))).toEqual([
      'needed WEBHOOK 20s',
      'reminder WEBHOOK 30s',
      'reminder WEBHOOK 54s',
    ]);
    expect(play({ ...live, within: 20_000 }, NOON + HOUR)).toEqual([]);
  });

  it('is notified once if it has no deadline', () => {
    expect(lines(play({ channels: [webhook] }, NOON + 30 * DAY))).toEqual(['needed WEBHOOK 90s']);
  });

  it('waits for up to five minutes while its player looks at the match', () => {
    const told = play({ channels: [webhook] }, NOON + DAY, { watching: true });
    expect(lines(told)).toEqual(['needed WEBHOOK 300s']);
  });

  it('is not notified for a muted match', () => {
    const news = [{ type: 'match.finished' as const, version: 4, at: iso(NOON), told: [] }];
    expect(play({ channels: [webhook], news }, NOON + DAY, { muted: true })).toEqual([]);
  });

  it('is mailed only to an account without a device', () => {
    const soon = NOON + HOUR;
    expect(lines(play({ channels: [mail, push, webhook] }, soon))).toEqual([
      'needed WEBHOOK 90s',
      'needed PUSH 90s',
    ]);
    expect(lines(play({ channels: [mail, channel('EMAIL', 'second')] }, soon))).toEqual([
      'needed EMAIL 90s',
    ]);
    const unusable = [
      { ...push, verified: false },
      { ...webhook, disabledReason: 'GONE' as const },
    ];
    expect(lines(play({ channels: [mail, ...unusable] }, soon))).toEqual(['needed EMAIL 90s']);
  });
});

describe('quiet hours', () => {
  const night = Date.parse('2026-03-02T22:30:00.000Z');
  const until = Date.parse('2026-03-03T08:00:00.000Z');

  it('hold back only mails and push messages until they end', () => {
    const told = play({ channels: [push, webhook], since: night }, night + DAY);
    expect(lines(told, night)).toEqual([
      'needed WEBHOOK 90s',
      `needed PUSH ${String((until - night) / 1_000)}s`,
    ]);
  });

  it('use UTC if their time zone is no longer known', () => {
    const profile = { account: 'ann', timeZone: 'Europe/Atlantis', createdAt: iso(night) };
    const hours = hoursOf(profile);
    const told = play({ channels: [push], since: night, hours }, night + DAY);
    expect(lines(told, night)).toEqual([`needed PUSH ${String((until - night) / 1_000)}s`]);
  });

  it('don’t hold back a notice once it is urgent', () => {
    const told = play({ channels: [push], since: night, within: 4 * HOUR }, night + DAY);
    expect(lines(told, night)[0]).toBe('needed PUSH 7200s');
    const soon = play({ channels: [push], since: night, within: HOUR }, night + DAY);
    expect(lines(soon, night)[0]).toBe('needed PUSH 90s');
  });

  it('use the time zone of the account, also when clocks change', () => {
    const scene = { channels: [push], hours: { timeZone: 'Europe/Prague' } };
    const spring = Date.parse('2026-03-28T23:00:00.000Z');
    expect(play({ ...scene, since: spring }, spring + DAY)[0]?.leftAt).toBe(
      '2026-03-29T06:00:00.000Z',
    );
    const autumn = Date.parse('2026-10-24T22:30:00.000Z');
    expect(play({ ...scene, since: autumn }, autumn + DAY)[0]?.leftAt).toBe(
      '2026-10-25T07:00:00.000Z',
    );
    const seoul = { channels: [push], hours: { timeZone: 'Asia/Seoul' } };
    expect(play({ ...seoul, since: NOON + 3 * HOUR }, NOON + DAY)[0]?.leftAt).toBe(
      '2026-03-02T23:00:00.000Z',
    );
  });

  it('are off if they end at the time they begin', () => {
    const hours = { quietFrom: '00:00', quietTo: '00:00' };
    expect(lines(play({ channels: [push], since: night, hours }, night + HOUR), night)).toEqual([
      'needed PUSH 90s',
    ]);
  });
});

describe('notification rules', () => {
  const needed = 'match.attention.needed';
  const over = NOON + 2 * DAY;

  it('apply in their order, and an event that matches none is not sent', () => {
    const rules = [
      rule({ id: 'a', events: [needed], matchIds: ['m2'], channels: ['PUSH'] }),
      rule({ id: 'b', events: [needed], gameIds: ['go'], channels: ['PUSH'] }),
      rule({ id: 'c', events: [needed], speeds: ['LIVE'], channels: ['PUSH'] }),
      rule({ id: 'd', events: ['match.attention.n*'], channels: ['WEBHOOK'] }),
      rule({ id: 'e', channels: ['PUSH'], events: [needed] }),
    ];
    const told = play({ channels: [push, webhook], rules, within: DAY }, over);
    expect(lines(told)).toEqual(['needed WEBHOOK 90s']);
    expect(told[0]?.route.rule).toBe('d');
  });

  it('can turn an event off', () => {
    const rules = [rule({ mode: 'OFF', channels: ['WEBHOOK'] }), rule({ channels: ['WEBHOOK'] })];
    expect(play({ channels: [webhook], rules, within: DAY }, over)).toEqual([]);
  });

  it('escalate to other channels while the turn still waits', () => {
    const escalate = [{ after: 'PT6H', channels: ['EMAIL', 'PUSH'] }];
    const rules = [rule({ events: [needed], channels: ['PUSH'], escalate })];
    expect(lines(play({ channels: [push, mail], rules }, over))).toEqual([
      'needed PUSH 90s',
      'needed EMAIL 21690s',
    ]);
  });

  it('can collect events for the daily digest', () => {
    const rules = [rule({ events: [needed], channels: ['WEBHOOK'], mode: 'DIGEST' })];
    const told = play({ channels: [webhook], rules }, over);
    expect(told.map(({ leftAt, slot }) => ({ leftAt, slot }))).toEqual([
      {
        leftAt: '2026-03-02T18:00:00.000Z',
        slot: { name: 'digest WEBHOOK', at: '2026-03-02T18:00:00.000Z' },
      },
    ]);
  });
});

describe('mails of the default rule', () => {
  const before = (more: object) => ({
    mail: { id: 'another', at: iso(NOON - HOUR), covered: ['m9@1'], ...more },
  });

  it('are sent once in four hours, for all matches together', () => {
    const told = play(
      { channels: [mail], batches: before({ sentAt: iso(NOON - HOUR) }) },
      NOON + DAY,
    );
    expect(lines(told)).toEqual(['needed EMAIL 10800s']);
  });

  it('are not sent for a turn that an earlier mail covers, once that mail was sent', () => {
    const covered = ['m1@3'];
    const [left, taken] = [{ covered, sentAt: iso(NOON + 1) }, { covered }];
    expect(play({ channels: [mail], batches: before(left) }, NOON + DAY)).toEqual([]);
    expect(lines(play({ channels: [mail], batches: before(taken) }, NOON + DAY))).toEqual([
      'needed EMAIL 10800s',
    ]);
  });
});

describe('an event of a match', () => {
  const news = [{ type: 'match.finished' as const, version: 9, at: iso(NOON), told: [] }];

  it('is sent at once to webhooks, and to other channels if their rules say so', () => {
    const usual = play({ channels: [webhook, mail, push], news }, NOON + 1);
    expect(lines(usual)).toEqual(['finished WEBHOOK 0s']);
    const rules = [rule({ events: ['match.finished'], channels: ['EMAIL'] })];
    expect(lines(play({ channels: [webhook, mail], rules, news }, NOON + HOUR))).toEqual([
      'finished EMAIL 0s',
    ]);
  });

  it('waits for the end of quiet hours, and is then sent once', () => {
    const night = Date.parse('2026-03-02T23:00:00.000Z');
    const rules = [rule({ events: ['match.finished'], channels: ['EMAIL', 'WEBHOOK'] })];
    const late = [{ ...news[0], at: iso(night) }] as typeof news;
    const told = play({ channels: [webhook, mail], rules, news: late, since: night }, night + DAY);
    expect(lines(told, night)).toEqual(['finished WEBHOOK 0s', 'finished EMAIL 32400s']);
  });
});
