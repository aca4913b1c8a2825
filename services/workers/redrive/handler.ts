import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { SQSEvent } from 'aws-lambda';
import { botsFrom } from '../bots/handler.ts';
import { instruments } from '../../platform/observability/instruments.ts';
import { batches } from '../../platform/observability/invocation-kinds.ts';
import type { StreamHandler } from '../../platform/queues/batch.ts';
import { streamFrom } from '../stream/handler.ts';
import { readingFrom } from './records.ts';
import { redriving, type Redrive } from './redrive.ts';

const its = instruments('redrive');

/** Feeds one consumer with what it gave up before. */
const redriveOf = (handler: StreamHandler): Redrive =>
  redriving({
    handler,
    read: readingFrom(its.follow(new DynamoDBStreamsClient())),
    log: its.log,
  });

let toldAgain: Redrive | undefined;
let playedAgain: Redrive | undefined;

/** Handles batches that the fan-out gave up, as the entry of its function. */
export const telling = its.around(batches, (event: SQSEvent) =>
  (toldAgain ??= redriveOf(streamFrom(process.env, its)))(event),
);

/** Handles batches that the bots gave up, as the entry of its function. */
export const playing = its.around(batches, (event: SQSEvent) =>
  (playedAgain ??= redriveOf(botsFrom(process.env, its)))(event),
);
