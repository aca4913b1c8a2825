import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../../services/app/app.ts';
import { instruments } from '../../services/platform/observability/instruments.ts';
import { handler, notificationsFrom } from '../../services/workers/notifications/handler.ts';
import { attentionName } from '../../services/platform/storage/attention/name.ts';
import { deliveryNamed } from '../../services/platform/storage/notifications/name.ts';
import { wakeUpsIn } from '../../services/platform/queues/message.ts';
import { useDeployment } from '../support/deployed.ts';
import { useMailService } from '../support/mail-service.ts';
import { eventOf, useQueues } from '../support/queues.ts';

const ann = { kind: 'account', account: 'ann/é', roles: ['player'] } as const;
const API_URL = 'https://play.example.org';

describe('the deployed function of notifications', () => {
  const deployed = useDeployment();
  const sent = useQueues();
  const mails = useMailService();
  const uses = () => createApp({ env: process.env, its: instruments('test') }).notifications;
  /** Has the function take up all that is in its queue, until nothing is. */
  const workOff = async () => {
    vi.stubEnv('API_URL', API_URL);
    for (let at = 0; at < sent.length; at += 1) {
      const message = sent[at];
      if (message?.queue !== 'told' || message.seconds > 0) continue;
      expect(await handler(eventOf(message.body))).toEqual({ batchItemFailures: [] });
    }
  };

  it('mails a code to an address, and after verification the notices of its owner', async () => {
    const { channel } = await uses().add(ann, { kind: 'EMAIL', address: 'ann@example.org' });
    // to the second, without waiting for a sweep
    expect(sent.map(({ queue, seconds }) => [queue, seconds])).toEqual([['told', 0]]);
    await workOff();
    const [mail] = mails();
    expect(mail).toMatchObject({
      FromEmailAddress: 'play@example.org',
      Destination: { ToAddresses: ['ann@example.org'] },
      ConfigurationSetName: 'questhall-test',
    });
    const code = /Subject: .*?(\d{8})/.exec(mail?.raw ?? '')?.[1] ?? '';
    const onChannel = { channelId: channel.id };
    const { attentions } = deployed().place.store;
    const [since, stream] = ['2026-01-01T00:00:00.000Z', 'waits-already'];
    await attentions.put({
      ...{ account: ann.account, stream, version: 7, revision: 1, open: true },
      data: { gameId: 'g', episode: { from: 7, seat: 's', since, count: 1 }, told: {}, news: [] },
    });
    expect(await uses().verify(ann, { ...onChannel, code })).toMatchObject({ verified: true });
    // a turn that waits already is told by it, too
    expect(wakeUpsIn(sent.at(-1)?.body ?? '')).toMatchObject([
      { stream: attentionName({ account: ann.account, stream }) },
    ]);
    await attentions.put({
      ...{ account: ann.account, stream, version: 8, revision: 3, open: false },
      data: { gameId: 'g', told: {}, news: [] },
    });
    await uses().test(ann, onChannel);
    await workOff();
    expect(mails()).toHaveLength(2);
    const states = await uses().deliveries(ann, { ...onChannel, first: 5 });
    expect(states.map(({ outcome }) => outcome)).toEqual(['DELIVERED', 'DELIVERED']);
  });

  it.each([
    ['a mail that is only late', { bounce: { bounceType: 'Transient' } }, undefined],
    ['a report taken back', { complaint: { complaintFeedbackType: 'not-spam' } }, undefined],
    ['a mail that came back', { bounce: { bounceType: 'Permanent' } }, 'SUPPRESSED'],
    ['a report as unwanted', { complaint: { complaintFeedbackType: 'abuse' } }, 'SUPPRESSED'],
    ['a report without a reason', { complaint: {} }, 'SUPPRESSED'],
  ])('processes SES’s report of %s', async (_, news, disabledReason) => {
    // longer than a tag of SES may be
    const owner = { ...ann, account: `owner of ${JSON.stringify(news)} `.padEnd(260, 'e') };
    const address = `${Buffer.from(JSON.stringify(news)).toString('hex').slice(-40)}@example.org`;
    const { channel } = await uses().add(owner, { kind: 'EMAIL', address });
    await workOff();
    const tags = Object.fromEntries(
      (mails().at(-1)?.EmailTags ?? []).map(({ Name, Value }) => [Name, [Value]]),
    );
    const event = { source: 'aws.ses', detail: { ...news, mail: { tags } } };
    // twice, as EventBridge may
    for (let times = 0; times < 2; times += 1) {
      expect(await handler(eventOf(JSON.stringify(event)))).toEqual({ batchItemFailures: [] });
    }
    const [known] = await uses().channels(owner);
    expect(known).toMatchObject({ id: channel.id });
    expect(known?.disabledReason).toBe(disabledReason);
  });

  it('retries a mail that SES refused, and tells its owner why', async () => {
    const owner = { ...ann, account: 'bob' };
    mails.fail(true);
    const { channel } = await uses().add(owner, { kind: 'EMAIL', address: 'bob@example.org' });
    await workOff();
    mails.fail(false);
    const [failed] = await uses().deliveries(owner, { channelId: channel.id, first: 1 });
    expect(failed).toMatchObject({ outcome: 'PENDING', attempts: 1 });
    expect(failed?.fault).toContain('not verified');
    const later = sent.find(({ seconds }) => seconds > 0);
    expect(later && wakeUpsIn(later.body).map(({ stream }) => deliveryNamed(stream))).toMatchObject(
      [{ account: 'bob', channel: channel.id }],
    );
  });

  it('skips deleted streams, and leaves unreadable messages in the queue', async () => {
    const at = '2026-01-01T00:00:00.000Z';
    const gone = [{ stream: attentionName({ account: 'nobody', stream: 'm' }), at }];
    const match = [{ stream: 'a-match', at }];
    const bodies = [JSON.stringify(gone), JSON.stringify(match), 'no JSON', '{}', '[]'];
    expect(await handler(eventOf(...bodies))).toEqual({
      batchItemFailures: ['m1', 'm2', 'm3'].map((itemIdentifier) => ({ itemIdentifier })),
    });
  });

  it('reports that mail is off if no sender is configured', async () => {
    const { MAIL_FROM: _, ...env } = { ...process.env };
    const { notifications } = createApp({ env, its: instruments('test') });
    const adding = notifications.add(ann, { kind: 'EMAIL', address: 'a@example.org' });
    await expect(adding).rejects.toThrow("`kind`: Email isn't configured on this service.");
  });

  it('requires the URL of its API', () => {
    expect(() => notificationsFrom(deployed().env)).toThrow('API_URL');
  });
});
