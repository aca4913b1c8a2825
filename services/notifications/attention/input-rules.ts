import type * as z from 'zod';
import { ruleEvents } from '../notices/notice.ts';
import { covers } from './rules.ts';

const KNOWN = `Expected one of ${ruleEvents.join(', ')}, or the beginning of one followed by *.`;

/** The checks of inputs that no bound says, by the type of the contract. */
export const rules = {
  NotificationRuleInput: <T extends z.ZodType<{ readonly events: readonly string[] }>>(input: T) =>
    input.superRefine(({ events }, context) => {
      for (const [at, event] of events.entries()) {
        if (!isEvent(event)) {
          context.addIssue({ code: 'custom', path: ['events', at], message: KNOWN });
        }
      }
    }),
};

const isEvent = (event: string): boolean =>
  !event.slice(0, -1).includes('*') && ruleEvents.some((type) => covers(event, type));
