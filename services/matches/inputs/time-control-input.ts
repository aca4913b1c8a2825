import * as z from 'zod';
import { within } from '../../platform/requests/duration.ts';
import {
  limitsOf,
  presetOf,
  speedByTurn,
  timeControls,
  usualReaction,
  type Bank,
  type TimeControl,
} from '../terms/time-control.ts';

type SaidBank = {
  readonly initial: string;
  readonly increment: string;
  readonly per: 'TURN' | 'QUESTION';
  readonly max?: string | undefined;
};

/** Gives a bank its maximum: the initial amount by default. */
export const bankRules = <T extends z.ZodType<SaidBank>>(input: T) =>
  input
    .refine(({ initial, max = initial }) => within(initial, 'PT0S', max), {
      path: ['max'],
      error: 'Must be at least `initial`.',
    })
    .transform(({ max, ...rest }): Bank => ({ ...rest, max: max ?? rest.initial }));

const parts = ['perQuestion', 'perTurn', 'bank', 'reaction'] as const;

type Said = Own & {
  readonly preset?: string | undefined;
  readonly weekends?: 'RUN' | 'STOP' | undefined;
  readonly playingHours?: boolean | undefined;
  readonly vacation?: 'ALLOWED' | 'FORBIDDEN' | undefined;
};

/** Makes a time control of what a client says: the id of a preset, or parts of its own. */
export const timeControlRules = <T extends z.ZodType<Said>>(input: T) =>
  input
    .superRefine((control, context) => {
      const { preset } = control;
      const given = parts.filter((part) => control[part] !== undefined);
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (preset !== undefined && presetOf(preset) === undefined) {
        const ids = timeControls.map((each) => each.preset).join(', ');
        wrong('preset', `Unknown time control "${preset}". Available: ${ids}.`);
      } else if (preset !== undefined && given[0] !== undefined) {
        wrong(given[0], 'A preset sets all parts. Send either `preset` or the parts.');
      } else if (preset === undefined && given.every((part) => part === 'reaction')) {
        wrong('perTurn', 'Send `preset`, or at least one of `perQuestion`, `perTurn` and `bank`.');
      }
    })
    .transform(({ preset, ...own }, context): TimeControl => {
      const known = preset === undefined ? undefined : presetOf(preset);
      const said = { ...(known ?? withReaction(own)), ...calendarsIn(own) };
      const speed = speedByTurn(said);
      const control = { ...said, ...(limitsOf(said).speed !== speed && { speed }) };
      const [field] = Object.keys(calendarsIn(own));
      if (field !== undefined && speed === 'LIVE') {
        const message =
          'Allowed only in turn-based matches. Set `perQuestion`, `perTurn` and `bank` to an hour or more, or leave them out.';
        context.addIssue({ code: 'custom', path: [field], message });
      }
      return control;
    });

/** Builds the stored form of a control's calendar options, by which its clocks stop. */
const calendarsIn = (said: {
  readonly weekends?: 'RUN' | 'STOP' | undefined;
  readonly playingHours?: boolean | undefined;
  readonly vacation?: 'ALLOWED' | 'FORBIDDEN' | undefined;
}): Pick<TimeControl, 'weekends' | 'playingHours' | 'vacation'> => ({
  ...(said.weekends === 'STOP' && { weekends: 'STOP' }),
  ...(said.playingHours === true && { playingHours: true }),
  ...(said.vacation === 'ALLOWED' && { vacation: 'ALLOWED' }),
});

type Own = { readonly [part in (typeof parts)[number]]?: TimeControl[part] | undefined };

/**
 * Adds the limit of reactions, which always have one: by default a quarter of the shortest part.
 */
function withReaction({ reaction, ...own }: Own): TimeControl {
  const { perQuestion, perTurn, bank: ownBank } = own;
  return {
    ...(perQuestion !== undefined && { perQuestion }),
    ...(perTurn !== undefined && { perTurn }),
    ...(ownBank && { bank: ownBank }),
    reaction: reaction ?? usualReaction([perQuestion, perTurn, ownBank?.initial]),
  };
}
