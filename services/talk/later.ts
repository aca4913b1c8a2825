import { once } from '../once.ts';
import type { TalkUses } from './contract.ts';
import type { talkOn } from './on-store.ts';

/** Talk on a store, loaded when it is first wanted: few requests want it. */
export function talkFor(...on: Parameters<typeof talkOn>): TalkUses {
  const loaded = once(async () => (await import('./on-store.ts')).talkOn(...on));
  return {
    send: async (...asked) => (await loaded()).send(...asked),
    messages: async (...asked) => (await loaded()).messages(...asked),
    report: async (...asked) => (await loaded()).report(...asked),
    reports: async (...asked) => (await loaded()).reports(...asked),
    moderate: async (...asked) => (await loaded()).moderate(...asked),
    notices: async (...asked) => (await loaded()).notices(...asked),
  };
}
