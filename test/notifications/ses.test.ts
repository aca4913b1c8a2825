import {
  AccountSuspendedException,
  MailFromDomainNotVerifiedException,
  MessageRejected,
  SendEmailCommand,
  SendingPausedException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { email } from '../../services/notifications/channels/email.ts';
import { sesMailer } from '../../services/notifications/mail/ses.ts';
import { SECOND } from '../matches/clocks/table.ts';
import { openPlace, type Place } from '../support/stores.ts';
import { ann, table } from './table.ts';

const ses = mockClient(SESv2Client);
let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
beforeEach(() => void ses.reset());
afterAll(async () => {
  ses.restore();
  await place.close();
});

/** An account that has just asked for a code by mail, by a provider that says what is told it. */
async function asked(account: string) {
  const owner = { ...ann, account };
  const its = table(place.store, account, {
    EMAIL: email({
      mailer: sesMailer({ configurationSet: undefined }),
      from: 'play@questhall.example',
      door: () => 'https://api.example.org',
    }),
  });
  const address = `${account}@example.org`;
  const { channel } = await its.uses.add(owner, { kind: 'EMAIL', address });
  const latest = async () =>
    (await its.uses.deliveries(owner, { channelId: channel.id, first: 1 }))[0];
  return { ...its, owner, latest };
}

const fault = (message: string) => ({ message, $metadata: {} });

describe('a mail that SES refuses', () => {
  it.each([
    new MessageRejected(fault('Email address is not verified.')),
    new MailFromDomainNotVerifiedException(fault('The domain of the sender is not verified.')),
    new SendingPausedException(fault('Sending is paused for this configuration set.')),
    new AccountSuspendedException(fault('Sending is paused for this account.')),
  ])('is a failed attempt with the reason, and tried again: $name', async (refusal) => {
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
