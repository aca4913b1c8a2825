import { Stack } from 'aws-cdk-lib/core';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { maySendMail, type Right } from '../rights.ts';
import type { Stage } from '../stage.ts';

/** The mail of an installation with a configured sender. */
export type Mail = {
  /** The environment of every API, and of the senders. */
  readonly environment: Readonly<Record<string, string>>;
  /** The rights of the senders. */
  readonly may: readonly Right[];
};

/**
 * Sends mails by SES, from an address whose domain was verified there. Bounces and complaints go
 * into the queue of the senders, who then stop sending to that address.
 */
export function mail(scope: Construct, { mailFrom, mailRate, name }: Stage, told: Queue): Mail {
  if (mailFrom === undefined) return { environment: {}, may: [] };
  const set = `questhall-${name}`;
  returned(new Construct(scope, 'Mail'), set, told);
  const arn = (resource: string, resourceName: string): string =>
    Stack.of(scope).formatArn({ service: 'ses', resource, resourceName });
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  return {
    environment: {
      ...{ MAIL_FROM: mailFrom, MAIL_CONFIGURATION_SET: set },
      ...(mailRate !== undefined && { MAIL_RATE: String(mailRate) }),
    },
    may: maySendMail(mailFrom, [arn('identity', domain), arn('configuration-set', set)]),
  };
}

/** Routes bounces and complaints to the queue. SES reports mails only on the default bus. */
function returned(here: Construct, configurationSetName: string, told: Queue): void {
  const set = new ConfigurationSet(here, 'Set', { configurationSetName, reputationMetrics: true });
  set.addEventDestination('Returned', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(here, 'Bus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  new Rule(here, 'Returned', {
    eventPattern: {
      source: ['aws.ses'],
      detail: { mail: { tags: { 'ses:configuration-set': [configurationSetName] } } },
    },
    targets: [new SqsQueue(told)],
  });
}
