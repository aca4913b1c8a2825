import { plain, type Options } from '../../options.ts';

/** The match options; all at the rulebooks' base rule unless chosen (T4-RUL-130). */
export const options = plain.superRefine((chosen, context) => {
  const refuse = (name: string, why: string): void =>
    context.addIssue({ code: 'custom', path: [name], message: why });
  if (chosen.suddenDeath === 'timed' && chosen.rounds === undefined) {
    refuse('rounds', 'Required when `suddenDeath` is "timed".');
  }
  if (chosen.suddenDeath === 'off' && chosen.rounds !== undefined) {
    refuse('rounds', 'Allowed only when `suddenDeath` is "timed" or "crown".');
  }
  if (chosen.rounds === undefined && chosen.timedScore !== undefined) {
    refuse('timedScore', 'Allowed only with `rounds`.');
  }
  if (chosen.bloodbath && chosen.inheritance) {
    refuse('inheritance', 'Not allowed with `bloodbath`: killed players get no new character.');
  }
  if (chosen.bloodbath && chosen.recycleDead) {
    refuse('recycleDead', 'Not allowed with `bloodbath`: killed players get no new character.');
  }
  if (chosen.bloodbath && chosen.replacementChoice !== 1) {
    refuse(
      'replacementChoice',
      'Not allowed with `bloodbath`: killed players get no new character.',
    );
  }
  if (chosen.suddenDeath === 'crown' && chosen.commandEase) {
    refuse(
      'commandEase',
      'Not allowed when `suddenDeath` is "crown": the Command Spell is never cast.',
    );
  }
});

/** The settings of the procedures: the options as chosen. */
export const settings = (chosen: Options): Options => chosen;
