import { plain, type Options } from '../../options.ts';

/** The match options; all at the rulebooks' base rule unless chosen (T4-RUL-130). */
export const options = plain.superRefine((chosen, context) => {
  const refuse = (name: string, why: string): void =>
    context.addIssue({ code: 'custom', path: [name], message: why });
  if (chosen.suddenDeath === 'timed' && chosen.rounds === undefined) {
    refuse('rounds', 'is needed with suddenDeath "timed": how many turns each seat has');
  }
  if (chosen.suddenDeath === 'off' && chosen.rounds !== undefined) {
    refuse('rounds', 'belongs to suddenDeath "timed" or "crown"');
  }
  if (chosen.rounds === undefined && chosen.timedScore !== undefined) {
    refuse('timedScore', 'belongs to a match of so many "rounds"');
  }
  if (chosen.bloodbath && chosen.inheritance) {
    refuse(
      'inheritance',
      'leaves nothing to anybody with bloodbath: the killed get no new character',
    );
  }
  if (chosen.bloodbath && chosen.recycleDead) {
    refuse('recycleDead', 'brings nobody back with bloodbath: the killed get no new character');
  }
  if (chosen.bloodbath && chosen.replacementChoice !== 1) {
    refuse('replacementChoice', 'has no use with bloodbath: the killed get no new character');
  }
  if (chosen.suddenDeath === 'crown' && chosen.commandEase) {
    refuse('commandEase', 'has no use with suddenDeath "crown": the Command Spell is never cast');
  }
});

/** The procedures stand at what was chosen. */
export const settings = (chosen: Options): Options => chosen;
