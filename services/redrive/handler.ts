import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { botsFrom } from '../bots/handler.ts';
import type { StreamHandler } from '../stream/batch.ts';
import { streamFrom } from '../stream/handler.ts';
import { readingFrom } from './records.ts';
import { redriving, type Redrive } from './redrive.ts';

/** Feeds one consumer with what it gave up before. */
const redriveOf = (handler: StreamHandler): Redrive =>
  redriving({
    handler,
    read: readingFrom(new DynamoDBStreamsClient()),
    log: new Logger({ serviceName: 'redrive' }),
  });

let toldAgain: Redrive | undefined;
let playedAgain: Redrive | undefined;

/** The entry of the function that takes up what could not be told. */
export const telling: Redrive = (event) =>
  (toldAgain ??= redriveOf(streamFrom(process.env)))(event);

/** The entry of the function that takes up where bots could not play. */
export const playing: Redrive = (event) =>
  (playedAgain ??= redriveOf(botsFrom(process.env)))(event);
