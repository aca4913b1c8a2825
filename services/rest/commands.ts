import * as z from 'zod';
import { operations } from '../../schema/openapi/operations.ts';
import type { MutationResolvers } from '../graphql/generated/resolvers.ts';
import { resolvers } from '../graphql/resolvers/index.ts';
import type { Call, Outcome } from './call.ts';
import type { AnswerName } from './generated/answers.ts';
import { wire } from './generated/wire.ts';
import { numberIn } from './number-in.ts';
import { write } from './write.ts';

type Mutations = Omit<MutationResolvers, `__${string}`>;
type InputOf<K extends keyof Mutations> =
  Extract<Mutations[K], (...all: never[]) => unknown> extends (
    parent: never,
    args: { readonly input: infer I },
    ...rest: never[]
  ) => unknown
    ? I
    : never;

/** How a command is answered. Everything else follows from its mutation: see `inputOf`. */
type Row = {
  readonly gives: AnswerName;
  /** The field of what the mutation gives that is the answer; all of it unless given. */
  readonly of?: string;
  /** The answer is a list, as `items`. */
  readonly list?: true;
  /** Whose version the `ETag` is, where it is not that of the answer. */
  readonly versionOf?: string;
  /** The path that the id of what was made follows, for `Location`. */
  readonly at?: string;
};

const match = { gives: 'Match' } as const;
const newMatch = { ...match, at: '/v1/matches' } as const;
const tournament = { gives: 'Tournament' } as const;
const series = { gives: 'Series' } as const;
const ticket = { gives: 'QueueTicket' } as const;
const channel = { gives: 'NotificationChannel' } as const;
const oneself = { gives: 'Account' } as const;
const vacation = { gives: 'Vacation', of: 'vacation' } as const;

/** The commands that are answered by their mutation. */
export const commands = {
  createMatch: newMatch,
  quickMatch: newMatch,
  rematch: newMatch,
  forkMatch: newMatch,
  joinMatch: match,
  leaveMatch: match,
  invite: match,
  answerInvitation: match,
  revokeInvitation: match,
  addBot: match,
  removeFromSeat: match,
  startMatch: match,
  answer: { gives: 'AnswerResult', versionOf: 'match' },
  pauseMatch: match,
  resumeMatch: match,
  rewindMatch: match,
  closeProcedure: match,
  resign: match,
  returnToSeat: match,
  claimSeat: match,
  setStandingOrders: match,
  propose: match,
  vote: match,
  undo: match,
  joinQueue: ticket,
  confirmQueue: ticket,
  leaveQueue: ticket,
  createTournament: { ...tournament, at: '/v1/tournaments' },
  updateTournament: tournament,
  announceTournament: tournament,
  openRegistration: tournament,
  setTournamentRole: tournament,
  cancelTournament: tournament,
  startTournament: tournament,
  finalizeTournament: tournament,
  registerForTournament: tournament,
  withdrawFromTournament: tournament,
  checkIn: tournament,
  invitePlayers: tournament,
  registerPlayers: tournament,
  approvePlayer: tournament,
  dropPlayer: tournament,
  reinstatePlayer: tournament,
  seedPlayers: tournament,
  draftRound: tournament,
  editPairing: tournament,
  repairRound: tournament,
  publishRound: tournament,
  unpublishRound: tournament,
  discardRound: tournament,
  adjudicatePod: tournament,
  replayPod: tournament,
  inspectPod: { gives: 'PodInspection' },
  extendTime: tournament,
  replacePlayer: tournament,
  penalisePlayer: tournament,
  disqualifyPlayer: tournament,
  changeRegulations: tournament,
  approveAct: tournament,
  pauseTournament: tournament,
  resumeTournament: tournament,
  openAppeal: tournament,
  decideAppeal: tournament,
  createSeries: { ...series, at: '/v1/series' },
  updateSeries: series,
  draftSeason: series,
  sendMessage: { gives: 'Message' },
  reportMessage: { gives: 'Report' },
  moderate: { gives: 'Report' },
  addNotificationChannel: { gives: 'AddedNotificationChannel' },
  removeNotificationChannel: { ...channel, of: 'notificationChannels', list: true },
  verifyNotificationChannel: channel,
  sendNotificationChannelCode: channel,
  resumeNotificationChannel: channel,
  rotateChannelSecret: { gives: 'AddedNotificationChannel' },
  testNotificationChannel: { gives: 'NotificationDelivery' },
  resendDelivery: { gives: 'NotificationDelivery' },
  updateProfile: oneself,
  deleteAccount: { gives: 'DeletedAccount' },
  startVacation: vacation,
  endVacation: vacation,
  createGuest: { gives: 'CreateGuestPayload' },
  keepGuest: { gives: 'KeptGuest' },
  createBotAccount: { gives: 'Person' },
  createToken: { gives: 'NewToken' },
  revokeToken: oneself,
  revokeAllTokens: oneself,
  holdExpiry: { gives: 'ServiceTime' },
  creditTime: { gives: 'ServiceTime' },
} as const satisfies Partial<Readonly<Record<keyof Mutations, Row>>>;
export type CommandId = keyof typeof commands;

type Names<P> = P extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;
/** The parts of paths that their mutations take under other names. */
type Renamed = 'code';
/** The names in paths that no field of the mutation's input has: none. */
type Strange = {
  [K in CommandId]: Exclude<Names<(typeof operations)[K]['path']>, keyof InputOf<K> | Renamed>;
}[CommandId];
type Known<K extends ([Strange] extends [never] ? string : never)> = K;

export const isCommand = (id: Known<string>): id is CommandId => id in commands;

/** The fields of an input that stand in headers, and so not in a body. */
const inHeaders = ['commandId', 'expectedVersion'];

const names = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => fieldOf(name));

/** The code of an invitation is its id where it is answered or taken back. */
const fieldOf = (name: string): string => (name === 'code' ? 'invitationId' : name);

const bodies = new Map<CommandId, z.ZodObject>();

/** The schema of a command's body: its mutation's input, less what stands in the path and in headers. */
export function bodyOf(id: CommandId): z.ZodObject {
  const known = bodies.get(id);
  if (known) return known;
  const { path } = operations[id];
  const input = inputNameOf(id);
  // `answer` may say in its body, too, what it expects
  const apart = id === 'answer' ? ['commandId'] : inHeaders;
  const whole = wire[input]() as z.ZodObject;
  const out = [...names(path), ...apart];
  const body = z.strictObject(
    Object.fromEntries(Object.entries(whole.shape).filter(([field]) => !out.includes(field))),
  );
  bodies.set(id, body);
  return body;
}

const inputNameOf = (id: CommandId): keyof typeof wire => {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Input`;
  if (!(name in wire)) throw new TypeError(`The contract has no ${name}.`);
  return name as keyof typeof wire;
};

type Given = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: object;
  readonly body: object;
};

/** The input of a command's mutation, put together from where REST takes its parts. */
function inputOf(id: CommandId, { command }: Call, { path, query, body }: Given): object {
  const whole = wire[inputNameOf(id)]() as z.ZodObject;
  const named = Object.entries(path).map(([name, value]): [string, unknown] => {
    const field = fieldOf(name);
    const schema = whole.shape[field] as z.core.$ZodType | undefined;
    return [field, isWhole(schema) ? numberIn(name, value) : value];
  });
  const inPath: object = Object.fromEntries(named);
  return { ...body, ...query, ...inPath, ...command };
}

const isWhole = (schema: z.core.$ZodType | undefined): boolean =>
  schema instanceof z.ZodNumber ||
  (schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodNumber);

type Resolve = (parent: object, args: object, context: Call) => unknown;

/** Carries a command out by its mutation, and writes what that gives. */
export async function carryOut(id: CommandId, call: Call, given: Given): Promise<Outcome<unknown>> {
  const { gives, of, list, versionOf, at }: Row = commands[id];
  const mutation = resolvers.Mutation[id] as Resolve;
  const done = (await mutation({}, { input: inputOf(id, call, given) }, call)) as object;
  const model = of === undefined ? done : await fieldOfAccount(of, done, call);
  const body = list
    ? { items: await Promise.all((model as readonly object[]).map((it) => write(gives, it, call))) }
    : await write(gives, model, call);
  const { version } = (versionOf === undefined ? body : body[versionOf as never]) as Versioned;
  return {
    body,
    ...(typeof version === 'number' && { version }),
    ...(at !== undefined && { location: `${at}/${(body as unknown as { id: string }).id}` }),
  };
}

type Versioned = { readonly version?: unknown };

const fieldOfAccount = (field: string, account: object, call: Call): unknown => {
  const resolve = resolvers.Account[field as keyof typeof resolvers.Account] as unknown as Resolve;
  return resolve(account, {}, call);
};
