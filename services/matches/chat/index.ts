import type { TalkUses } from './contract.ts';
import type { TalkDeps } from './deps.ts';
import { reading } from './read.ts';
import { moderating } from './reports/moderate.ts';
import { reporting } from './reports/report.ts';
import { sending } from './send.ts';

/** The use-cases of talk, on a store. */
export const createTalk = (deps: TalkDeps): TalkUses => ({
  send: sending(deps),
  ...reading(deps),
  ...reporting(deps),
  ...moderating(deps),
});
