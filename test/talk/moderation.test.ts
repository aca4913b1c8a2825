import { describe, expect, it } from 'vitest';
import { createApp } from '../../services/app/app.ts';
import type { ModerateInput } from '../../services/matches/chat/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { DAY, heldClock } from '../matches/clocks/table.ts';
import { account, codeOf, useHalls } from '../matches/hall.ts';
import { talkAt } from './scene.ts';

const open = useHalls();
const clock = heldClock();
const ada: AccountActor = { ...account('ada'), roles: ['player', 'admin'] };

/** Walt, who watches, has said something that gita has reported. */
async function scene() {
  // a day of its own: reports are counted by the day, and what waits is listed by its time
  clock.pass(2 * DAY);
  const hall = open(undefined, clock.now);
  const table = await talkAt(hall, clock.now);
  const { say, talk, walt, gita } = table;
  await say(table.hana, 'before');
  const { id } = await say(walt, 'something rude');
  const report = await talk.report(gita, { messageId: id, reason: 'ABUSE', note: 'See?' });
  const moderate = (act: ModerateInput['act'], more: Partial<ModerateInput> = {}) =>
    talk.moderate(ada, { reportId: report.id, act, reason: 'Be kind.', ...more });
  const notices = async (who: AccountActor) =>
    (await talk.notices(who)).map(({ act, own, until }) => [act, own, until]);
  return { ...table, hall, id, report, moderate, notices };
}

describe('a report of a message', () => {
  it('is one per message, whole for moderators, and only the own complaint for others', async () => {
    const { talk, id, report, hana, gita } = await scene();
    expect(report).toMatchObject({ status: 'OPEN', context: [], decisions: [] });
    for (let i = 0; i < 2; i += 1) {
      const more = await talk.report(hana, { messageId: id, reason: 'SPAM' });
      expect(more.complaints.map(({ by }) => by.account)).toEqual([hana.account]);
    }
    const { items } = await talk.reports(ada, { status: 'OPEN', first: 50 });
    const found = items.filter(({ item }) => item.id === report.id);
    expect(found).toHaveLength(1);
    expect(found[0]?.item).toMatchObject({
      message: { said: { text: 'something rude' } },
      context: [{ said: { text: 'before' } }],
      complaints: [
        { by: { account: gita.account }, reason: 'ABUSE', note: 'See?' },
        { by: { account: hana.account }, reason: 'SPAM', note: '' },
      ],
    });
  });

  it('is made by anyone who can see the message, blocked or not, but not by its sender', async () => {
    const { talk, hall, say, id, walt, hana, gita, moderate } = await scene();
    const report = (who: AccountActor, messageId: string) =>
      codeOf(talk.report(who, { messageId, reason: 'OTHER' }));
    const secret = await say(hana, 'among us', 'SEATS');
    expect(await report(walt, secret.id)).toBe('NOT_FOUND');
    expect(await report(walt, id)).toBe('BAD_USER_INPUT');
    for (const none of ['x', `${id}0`, id.replace('.a.', '.s.')])
      expect(await report(gita, none)).toBe('NOT_FOUND');
    await hall.store.accounts.putBlocks(hana.account, { revision: 1, accounts: [walt.account] });
    expect(await report(hana, id)).toBe('done');
    expect(await report({ ...hana, scopes: ['read'] }, id)).toBe('FORBIDDEN');
    clock.pass(365 * DAY);
    expect(await report(account('late'), id)).toBe('NOT_FOUND');
    expect(await codeOf(moderate('HIDE'))).toBe('NOT_FOUND');
  });

  it('is limited for a reporter who floods, and not for others', async () => {
    const { talk, say, hana, gita, walt } = await scene();
    const codes: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      for (let k = 0; k < 9; k += 1) {
        const { id } = await say(hana, 'x');
        codes.push(await codeOf(talk.report(walt, { messageId: id, reason: 'SPAM' })));
      }
      clock.pass(60_000);
    }
    expect(codes.filter((code) => code === 'done')).toHaveLength(30);
    expect(codes.slice(30)).toEqual(Array.from({ length: 6 }, () => 'RATE_LIMITED'));
    const { id } = await say(hana, 'y');
    expect(await codeOf(talk.report(gita, { messageId: id, reason: 'SPAM' }))).toBe('done');
    // at most 20 complaints of one message are kept, however many accounts complain
    for (let i = 0; i < 25; i += 1) {
      const who = account(`crowd ${String(i)}`);
      expect(await codeOf(talk.report(who, { messageId: id, reason: 'SPAM' }))).toBe('done');
    }
    const { items } = await talk.reports(ada, { status: 'OPEN', first: 50 });
    const found = items.find(({ item }) => item.id === id);
    expect(found?.item.complaints).toHaveLength(20);
  });

  it('is read and decided only by moderators, page by page', async () => {
    const { talk, moderate, walt, gita, report } = await scene();
    const page = { status: 'OPEN', first: 1 } as const;
    const organizer: AccountActor = { ...gita, roles: ['player', 'organizer'] };
    for (const who of [walt, gita, organizer, { ...ada, scopes: ['play'] as const }]) {
      expect(await codeOf(talk.reports(who, page))).toBe('FORBIDDEN');
      const input = { reportId: report.id, act: 'HIDE', reason: 'x' } as const;
      expect(await codeOf(talk.moderate(who, input))).toBe('FORBIDDEN');
    }
    const seen: string[] = [];
    let after: string | undefined;
    for (let more = true; more;) {
      const { items, hasNext } = await talk.reports(ada, { ...page, ...(after && { after }) });
      seen.push(...items.map(({ item }) => item.id));
      after = items.at(-1)?.cursor ?? after;
      more = hasNext;
    }
    expect(seen.at(-1)).toBe(report.id);
    expect(new Set(seen).size).toBe(seen.length);
    await moderate('WARN');
    const acted = await talk.reports(ada, { status: 'ACTED', first: 50 });
    expect(acted.items.map(({ item }) => item.id)).toContain(report.id);
  });
});

describe('a moderators’ decision', () => {
  it('hides a message from everyone but moderators, and both sides are notified', async () => {
    const { words, moderate, notices, talk, matchId, walt, gita, hana } = await scene();
    const { status, message, decisions } = await moderate('HIDE');
    expect(status).toBe('ACTED');
    expect(message).toMatchObject({ hidden: true, said: { text: 'something rude' } });
    expect(decisions).toMatchObject([{ act: 'HIDE', by: { account: 'ada' }, reason: 'Be kind.' }]);
    for (const who of [undefined, gita, walt, ada])
      expect(await words(who)).toEqual(['before', '']);
    const { items } = await talk.messages(gita, matchId, { last: 1 });
    expect(items[0]).toMatchObject({ hidden: true, said: { text: '' } });
    expect(await notices(walt)).toEqual([['HIDE', true, undefined]]);
    expect(await notices(gita)).toEqual([['HIDE', false, undefined]]);
    expect(await notices(hana)).toEqual([]);
  });

  it('mutes for a number of days, at every match, and bot accounts, too', async () => {
    const { say, moderate, matches, matchId, hall, walt } = await scene();
    const other = await talkAt(hall, clock.now);
    const bot = { ...walt, account: `bot~${walt.account}`, machine: true } as const;
    await hall.store.accounts.changeProfile(bot.account, { owner: walt.account }, clock.iso());
    expect(await codeOf(moderate('MUTE'))).toBe('BAD_USER_INPUT');
    await moderate('MUTE', { days: 7 });
    const quiet = [say(walt, 'x'), other.say(walt, 'x'), say(bot, 'x')].map(codeOf);
    expect(new Set(await Promise.all(quiet))).toEqual(new Set(['CHAT_RESTRICTED']));
    expect(await codeOf(matches.create(walt, { gameId: 'secret-numbers', seats: 2 }))).toBe('done');
    expect(await codeOf(matches.find(walt, matchId))).toBe('done');
    clock.pass(7 * DAY);
    expect(await codeOf(say(walt, 'sorry'))).toBe('done');
  });

  it('bans from chat and from seats, until it is dismissed', async () => {
    const { say, moderate, notices, matches, words, walt, gita } = await scene();
    await moderate('HIDE');
    await moderate('BAN');
    clock.pass(300 * DAY);
    const set = { gameId: 'secret-numbers', seats: 2 };
    const { record } = await matches.create(gita, set);
    const seat = { matchId: record.id };
    expect(await codeOf(say(walt, 'x'))).toBe('CHAT_RESTRICTED');
    expect(await codeOf(matches.join(walt, seat))).toBe('FORBIDDEN');
    expect(await codeOf(matches.create(walt, set))).toBe('FORBIDDEN');
    expect((await moderate('DISMISS')).status).toBe('DISMISSED');
    expect(await words()).toEqual(['before', 'something rude']);
    expect(await codeOf(say(walt, 'thanks'))).toBe('done');
    expect(await codeOf(matches.join(walt, seat))).toBe('done');
    const forGood = '9999-12-31T23:59:59.999Z';
    expect(await notices(walt)).toEqual([
      ['HIDE', true, undefined],
      ['BAN', true, forGood],
      ['DISMISS', true, undefined],
    ]);
  });

  it('that dismisses a report doesn’t notify the reported account', async () => {
    const { moderate, notices, talk, id, walt, gita } = await scene();
    await moderate('DISMISS');
    expect(await notices(walt)).toEqual([]);
    expect(await notices(gita)).toEqual([['DISMISS', false, undefined]]);
    const again = await talk.report(account('hugo'), { messageId: id, reason: 'SPAM' });
    expect(again.status).toBe('DISMISSED');
  });

  it('is made once by a repeated command, and completed by a retry', async () => {
    const { moderate, notices, app, report, say, walt, gita } = await scene();
    const once = { commandId: 'd1', days: 3 };
    const putStanding = () => Promise.reject(new Error('The process has died.'));
    const accounts = { ...app.store.accounts, putStanding };
    const { matches, now, store } = app;
    const { talk: dying } = createApp({ matches, now, store: { ...store, accounts } });
    const input = { reportId: report.id, act: 'MUTE', reason: 'Be kind.', ...once } as const;
    await expect(dying.moderate(ada, input)).rejects.toThrow('died');
    expect(await codeOf(say(walt, 'still here'))).toBe('done');
    for (let i = 0; i < 2; i += 1) expect((await moderate('MUTE', once)).decisions).toHaveLength(1);
    expect(await codeOf(say(walt, 'x'))).toBe('CHAT_RESTRICTED');
    expect(await notices(walt)).toHaveLength(1);
    expect(await notices(gita)).toHaveLength(1);
    // a decision that was replaced since is not carried out again
    await moderate('DISMISS');
    await moderate('MUTE', once);
    expect(await codeOf(say(walt, 'free'))).toBe('done');
  });

  it('requires days and a reason that fit it', async () => {
    const { moderate } = await scene();
    for (const [act, more] of [
      ['MUTE', { days: 31 }],
      ['BAN', { days: 366 }],
      ['HIDE', { days: 1 }],
      ['WARN', { reason: '' }],
      ['WARN', { reason: 'a\nb' }],
      ['WARN', { reason: 'x'.repeat(257) }],
    ] as const)
      expect(await codeOf(moderate(act, more))).toBe('BAD_USER_INPUT');
    for (let i = 0; i < 20; i += 1) await moderate('WARN', { commandId: `w${String(i)}` });
    expect(await codeOf(moderate('WARN'))).toBe('FORBIDDEN');
  });
});
