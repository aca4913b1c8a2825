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

/** What the platform does with a role where nobody can see it, and what the CDK grants for that. */
const platforms = /^(logs|xray|sqs):|^dynamodb:(ListStreams|DescribeStream)$/;

/**
 * What no run here is sure to see: two consumers note at the same moment what they sent, a bot answers
 * where somebody is overdue, or what waits in several matches is told together, hours later.
 */
const rare = /^dynamodb:(UpdateItem \S+ WATCHERS|GetItem \S+ OPERATOR|Query \S+ ATTENTION)#/;

/** Nor whoever is late by days: what the one who sees to it reads then, and a day of vacation it takes. */
const lateByDays =
  /^TimersDue: dynamodb:GetItem \S+ (ACCOUNT|VACATION)#|: dynamodb:PutItem \S+ VACATION#/;

/** Nor a leaderboard on which anybody stands: ten matches would take too long. */
const ofTen = /^(Graphql|Rest): dynamodb:(BatchGetItem|PutItem) \S+ RATING#/;

/**
 * Nor what the sweep does about a queue to which nobody comes back, up to setting the match up: it is what the
 * doors are seen to do there.
 */
const forQueues =
  /^TimersDue: dynamodb:(\w+ \S+ QUEUE|PutItem \S+ SECRET|UpdateItem \S+ ACCOUNT|BatchGetItem \S+ HEAD)#/;

/** Nor what is done for tournaments, as long as there are none. */
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

/** What functions were granted, and nobody of the same code was seen to use. */
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
