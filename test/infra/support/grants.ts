import type { Emulated } from '../../../tools/emulate/emulate.ts';
import type { Call, Statement } from '../../../tools/emulate/judge.ts';

/** The functions that run the same code, whose calls count for each other. */
const sameCode: readonly (readonly string[])[] = [
  ['Graphql', 'Rest', 'Waits'],
  ['Sockets'],
  ['Stream', 'StreamRedrive'],
  ['Bots', 'BotsRedrive', 'Sweep'],
  ['TimersSweep', 'TimersDue'],
];

/**
 * Calls that the platform makes with a role and no test can see, with the grants that the CDK adds
 * for them.
 */
const platforms = /^(logs|xray|sqs):|^dynamodb:(ListStreams|DescribeStream)$/;

/**
 * Calls that a run here may not make: two consumers note at the same moment what they sent, a bot
 * answers for an overdue player, or the notices of several matches go out together, hours later.
 */
const rare = /^dynamodb:(UpdateItem \S+ WATCHERS|GetItem \S+ OPERATOR|Query \S+ ATTENTION)#/;

/**
 * Calls for players who are late by days: the reads of the timer, and the vacation day that it
 * takes.
 */
const lateByDays =
  /^TimersDue: dynamodb:GetItem \S+ (ACCOUNT|VACATION)#|: dynamodb:PutItem \S+ VACATION#/;

/** Calls for a leaderboard with players on it: ten matches would take too long. */
const ofTen = /^(Graphql|Rest): dynamodb:(BatchGetItem|PutItem) \S+ RATING#/;

/**
 * Calls of the sweep for an abandoned queue, up to setting the match up: the APIs are seen to make
 * the same ones.
 */
const forQueues =
  /^TimersDue: dynamodb:(\w+ \S+ QUEUE|PutItem \S+ SECRET|UpdateItem \S+ ACCOUNT|BatchGetItem \S+ HEAD)#/;

/** Calls for tournaments, of which there are none here. */
const forTournaments =
  /^Directing: |: dynamodb:\w+ \S+ (INBOX|PLAYS|PREVIEW)#|^(Bots|BotsRedrive|Sweep|TimersDue): dynamodb:\w+ \S+ HEAD#/;

/** Each thing that a statement grants, as text: an action, on a resource, in partitions. */
const grantsOf = ({ Action, Resource, Condition }: Statement): readonly string[] => {
  const keys = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? ['*'];
  return Action.filter((action) => !platforms.test(action)).flatMap((action) =>
    Resource.flatMap((resource) => keys.map((key) => `${action} ${resource} ${key}`)),
  );
};

const covers = (grant: string, { action, resource, leadingKeys = [] }: Call): boolean => {
  const [its = '', on = '', keys = ''] = grant.split(' ');
  const begins = (pattern: string, text: string) =>
    pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;
  return its === action && begins(on, resource) && leadingKeys.every((key) => begins(keys, key));
};

/** The grants of functions that no function with the same code was seen to use. */
export const unused = ({ roles, judged }: Emulated): readonly string[] =>
  [...roles].flatMap(([name, statements]) => {
    const alike = sameCode.find((names) => names.includes(name)) ?? [name];
    const calls = judged.filter(({ by }) => alike.includes(by));
    return statements
      .flatMap(grantsOf)
      .filter((grant) => !rare.test(grant) && !calls.some((call) => covers(grant, call)))
      .map((grant) => `${name}: ${grant}`)
      .filter(
        (line) => ![lateByDays, forQueues, forTournaments, ofTen].some((it) => it.test(line)),
      );
  });
