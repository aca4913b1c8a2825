import {
  AccountSuspendedException,
  MailFromDomainNotVerifiedException,
  MessageRejected,
  SendEmailCommand,
  SendingPausedException,
  SESv2Client,
  TooManyRequestsException,
} from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailSender } from '../../services/notifications/channels/mail/sender.ts';
import { sesMailer } from '../../services/notifications/channels/mail/ses.ts';
import { SECOND } from '../matches/clocks/table.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { rushed } from './rush.ts';
import { ann, table } from './table.ts';
import { isLong } from '../support/long.ts';

const ses = mockClient(SESv2Client);
let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
beforeEach(() => void ses.reset());
afterAll(async () => {
  ses.restore();
  await place.close();
});

/**
 * An account that has just asked for a code by mail, by a provider that answers as the test tells
 * it.
 */
async function asked(account: string) {
  const owner = { ...ann, account };
  const its = table(place.store, account, {
    EMAIL: mailSender({
      mailer: sesMailer({ configurationSet: undefined }),
      from: 'play@questhall.example',
      apiUrl: () => 'https://api.example.org',
    }),
  });
  const address = `${account}@example.org`;
  const { channel } = await its.uses.add(owner, { kind: 'EMAIL', address });
  const latest = async () =>
    (await its.uses.deliveries(owner, { channelId: channel.id, first: 1 }))[0];
  return { ...its, owner, latest, channel };
}

const fault = (message: string) => ({ message, $metadata: {} });

describe('a mail that SES refuses', () => {
  it.each([
    new MessageRejected(fault('Email address is not verified.')),
    new MailFromDomainNotVerifiedException(fault('The domain of the sender is not verified.')),
    new SendingPausedException(fault('Sending is paused for this configuration set.')),
    new AccountSuspendedException(fault('Sending is paused for this account.')),
  ])('is a failed attempt with the reason, and is retried: $name', async (refusal) => {
    const { work, latest, clock } = await asked(refusal.name);
    ses.on(SendEmailCommand).rejectsOnce(refusal).resolves({ MessageId: '1' });
    await work();
    expect(await latest()).toMatchObject({
      ...{ outcome: 'PENDING', attempts: 1, fault: refusal.message },
      nextAt: clock.iso(5 * SECOND),
    });
    clock.pass(5 * SECOND);
    await work();
    expect(await latest()).toMatchObject({ outcome: 'DELIVERED', attempts: 2 });
    expect(ses.commandCalls(SendEmailCommand)).toHaveLength(2);
  });
});

describe('a mail that SES throttles', () => {
  const throttled = new TooManyRequestsException(fault('Maximum sending rate exceeded.'));

  it('is retried within seconds, as often as needed, without counting attempts', async () => {
    const { work, latest, clock, uses, owner } = await asked('throttled');
    ses.on(SendEmailCommand).rejects(throttled);
    for (const seconds of [3, 6, 11, 16, 16, 16, 16, 16, 16]) {
      await work();
      const waiting = await latest();
      expect(waiting).toMatchObject({ outcome: 'PENDING', attempts: 0, fault: throttled.message });
      const pause = Date.parse(waiting?.nextAt ?? '') - clock.now().getTime();
      expect(Math.round(pause / SECOND)).toBe(seconds);
      clock.pass(pause);
    }
    ses.on(SendEmailCommand).resolves({ MessageId: '1' });
    await work();
    expect(await latest()).toMatchObject({ outcome: 'DELIVERED', attempts: 1 });
    // and its channel has never failed
    expect(await uses.channels(owner)).toMatchObject([{ disabledReason: undefined }]);
  });

  it('fails if its time is over by then', async () => {
    const { work, latest, clock, notify, channel, owner } = await asked('late');
    ses.on(SendEmailCommand).rejects(throttled);
    const until = clock.iso(2 * SECOND);
    await place.store.documents.put(owner.account, 'channels', {
      revision: 2,
      data: { channels: [{ ...channel, verified: true }] },
    });
    await notify({
      ...{ id: 'n', account: owner.account, channel: channel.id, at: clock.iso(1), until },
      ...{ type: 'match.attention.needed', data: {} },
    });
    clock.pass(SECOND);
    await work();
    expect(await latest()).toMatchObject({ outcome: 'FAILED', attempts: 0 });
  });

  it('is a failed attempt like others if the daily quota is used up', async () => {
    const { work, latest } = await asked('quota');
    ses
      .on(SendEmailCommand)
      .rejects(new TooManyRequestsException(fault('Daily message quota exceeded.')));
    await work();
    expect(await latest()).toMatchObject({ outcome: 'PENDING', attempts: 1 });
  });
});

describe('mails that are due at once', () => {
  it.each([
    { mails: 1_000, perSecond: 14, half: 90, all: 90, most: 100 },
    ...(isLong ? [{ mails: 4_096, perSecond: 14, half: 180, all: 360, most: 800 }] : []),
    // SES takes less than was set: what it refuses comes back within seconds
    { mails: 300, perSecond: 500, half: 30, all: 90, most: 900 },
  ])('are sent at the rate of SES: $mails of them at $perSecond a second', async (its) => {
    // lanes are for all mails of an installation
    const { store, close } = await openTestTable();
    const { half, all, states, throttled: refusals } = await rushed(store.mailings, its);
    await close();
    expect(half).toBeLessThan(its.half);
    expect(all).toBeLessThan(its.all);
    expect(refusals).toBeLessThan(its.most);
    expect(states.every(({ outcome, attempts }) => outcome === 'DELIVERED' && attempts === 1)).toBe(
      true,
    );
  });
});
