import type * as z from 'zod';
import { enumValues } from '../../../schema/enum-values.ts';
import type { recap } from '../../../schema/openapi/models/recap.ts';
import type { Recap } from '../../matches/contract.ts';
import { logOf } from './log.ts';
import { chosenIn } from './question.ts';
import { named } from './named.ts';
import { inWords, wordsOf, type Setting } from './setting.ts';

type Model = z.infer<typeof recap>;

/** The recap of what somebody has missed, as the contract has it. */
export const recapOf = (setting: Setting, told: Recap): Model => ({
  from: told.from,
  to: told.to,
  turns: told.turns.map(({ turn, seat, entries }) => ({
    turn: turn ?? null,
    seat: seat ?? null,
    entries: logOf(
      setting,
      entries.map(({ line }) => line),
    ).map((entry, i) => ({ entry, aboutMe: entries[i]?.aboutMe ?? false })),
  })),
  answeredForMe: told.answeredForMe.map(({ version, at, by, question, choose }) => ({
    version,
    at,
    by: named(enumValues.ChosenBy, by),
    kind: question.kind,
    ...wordsOf(setting, setting.game.words.question(question)),
    choose: chosenIn(setting, question, choose),
  })),
  counters: told.counters.map(({ name, before, after }) => ({
    id: name,
    name: inWords(setting, { key: `counter.${name}` }),
    before: before ?? null,
    after: after ?? null,
  })),
});
