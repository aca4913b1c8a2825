/**
 * The client library: requests, follows, answers and reads history, on any JavaScript platform.
 * Platform services (network, sockets, clock, randomness, a store) are passed in.
 */
export { createClient, type Client, type ClientOptions } from './client.ts';
export type { Choice, AnswerResult, Resumed } from './answers/answers.ts';
export type { Command } from './answers/commands.ts';
export { newId } from './answers/new-id.ts';
export type { Change, Watcher } from './follow/follow.ts';
export type { Following } from './follow/stay.ts';
export type { LineState } from './follow/line-state.ts';
export type { Line, Question, SeatInfo, Table, Update } from './follow/table.ts';
export { patched, alike, MisfitError, type PatchStep } from './follow/patch.ts';
export type { Document } from './document.ts';
export type { Ports, RequestInit, ResponseLike, Store, Timers } from './line/ports.ts';
export type { Fault, Refusal, RefusalCode, Outcome } from './line/outcome.ts';
export { textOf } from './text.ts';
export { sumOfDice } from './chances.ts';
export { pages, type Connection } from './lists/pages.ts';
export type { AttentionNews } from './attention/heed.ts';
export type { TalkListener, Message } from './talk/listen.ts';
export type { Attendant, TournamentNews } from './tournaments/attend.ts';
export type { Sheet } from './sheet/sheets.ts';
export * from './cues/index.ts';
export * from './scene/index.ts';
export * from './generated/caches.ts';
export * from './generated/operations.ts';
