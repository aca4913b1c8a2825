export type { DomainEvent, Step, Procedure, AtOnce, Reply, Table } from './procedure/step.ts';
export type { Seat } from './procedure/seat.ts';
export { EVERYONE } from './procedure/seat.ts';
export { tell, askAny, roll, shuffle } from './procedure/step.ts';
export { PROCEDURE, leave, scope } from './procedure/scope.ts';
export type { Question, Pending } from './procedure/question.ts';
export { fallbackAnswer, isLegal, legalAnswer } from './procedure/question.ts';
export type { Answers, AskingManner } from './question/ask-each.ts';
export { askEach, choose, gathering } from './question/ask-each.ts';
export { amended } from './question/amended.ts';
export { together } from './question/together.ts';
export type * from './match/entry.ts';
export type { AnswerOrder, AskOrder, Order, OrderValue } from './match/order.ts';
export { answerByOrder } from './match/order.ts';
export type { WrittenOrder } from './match/written-order.ts';
export { orderFrom, wrongIn } from './match/written-order.ts';
export { neverAsked, type Asks } from './match/asks.ts';
export type { Draft } from './draft.ts';
export type { Match } from './match/match.ts';
export { beginning } from './match/match.ts';
export type {
  Game,
  GameDisplay,
  OrderEnds,
  PackOf,
  Rules,
  Bot,
  BotRating,
  BotSight,
  ProcedureBody,
  Call,
  CallOf,
  ScorePart,
  Setup,
  SeatStanding,
  Reshuffle,
} from './match/game.ts';
export type { Hidden, ImaginedMatch } from './match/imagined-match.ts';
export type { Foresight, Odds, Outcome, QuestionWeight } from './match/foresight.ts';
export type { OptionWords } from './match/option-words.ts';
export { weightOf } from './match/weight.ts';
export type { Preset, PresetFigures, Spread } from './match/preset.ts';
export type { About, Guide, GuideStep, Tip, TipWhen } from './match/guide.ts';
export { presetFor, recommendedPreset, withFigures } from './match/preset.ts';
export { besideTables } from './match/beside-tables.ts';
export type { Chance, Checkpoint, Live, Running } from './run/running.ts';
export { open } from './run/open.ts';
export { fold } from './run/fold.ts';
export { branchOf } from './run/branch.ts';
export { catchUp, standAt } from './run/catch-up.ts';
export type { Refusal } from './decide/refusal.ts';
export type { AnswerCommand } from './decide/answer.ts';
export { answer } from './decide/answer.ts';
export { expire } from './decide/clock.ts';
export { start, setOrders, resign, pause, resume } from './decide/out-of-band.ts';
export type { RewindCommand } from './decide/arbiter.ts';
export { rewind, closeProcedure } from './decide/arbiter.ts';
export type { ForkedFrom, Journal, JournalCommit } from './journal/journal.ts';
export { effective, rewindIn } from './journal/journal.ts';
export type { Replayed } from './journal/replay.ts';
export { replay } from './journal/replay.ts';
export type { Verdict, RollFault } from './journal/verify.ts';
export { verify } from './journal/verify.ts';
export type { Judgement, RecordFault, MissingDetail } from './judge/judge.ts';
export { judge } from './judge/judge.ts';
export type { Remark } from './judge/remarks.ts';
export { atRandom } from './search/at-random.ts';
export { recalled, remembered, rememberedOfBoth } from './remembered.ts';
export type { ForkCommand } from './search/fork.ts';
export { erring } from './search/erring.ts';
export { fork } from './search/fork.ts';
export { imaginer } from './search/imagine.ts';
export type { SearchPlan } from './search/monte-carlo.ts';
export { monteCarlo } from './search/monte-carlo.ts';
export { renamed } from './search/renamed.ts';
export type { Die, Viewer, LogLine } from './match/viewer.ts';
export { arbiter, sees, seated, spectator } from './match/viewer.ts';
export type { Operation } from './view/diff.ts';
export { diff } from './view/diff.ts';
export { notesOf } from './view/notes.ts';
export { eventSchemaOf, type Cues, type CuesByType } from './match/cues.ts';
export { sumOfDice } from '../client/chances.ts';
export { idOf, kindOf, printIn, refOf, snapshotOf } from '../client/scene/index.ts';
export type {
  Board,
  Glyph,
  Mark,
  NotedSchema,
  Ref,
  Space,
  SpaceGroup,
  Snapshot,
  SpaceRole,
  Thing,
  Things,
  Tone,
} from '../client/scene/index.ts';
export { questionsOf, waitingOn } from './view/waiting.ts';
export { logLines } from './view/log.ts';
export type { Mix } from './fairness/keyed-chance.ts';
export type { DrawnRound, NamedRound } from './fairness/beacon.ts';
export { commitmentOf, keyedChance } from './fairness/keyed-chance.ts';
export { toHex, fromHex } from './fairness/hex.ts';
export {
  ReplayDivergedError,
  RunawayProcedureError,
  BrokenRuleError,
  IllegalPositionError,
  UnknownFactError,
} from './errors.ts';
