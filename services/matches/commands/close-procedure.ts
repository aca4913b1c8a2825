import { closeProcedure as closeIn } from '../../../shared/engine/index.ts';
import { inPlay, notInPlay } from '../decisions/in-play.ts';
import { closeProcedureInput } from '../inputs/generated/inputs.ts';
import { playRefusal, settleRefusal } from '../session/refusals.ts';
import { matchCommand } from './match-command.ts';

/** Ends the rule under way from the facts as recorded: no rule is run to get there. */
export const closeProcedure = matchCommand({
  scope: 'organize',
  inAnalysis: false,
  inPod: true,
  input: closeProcedureInput,
  check: ({ record }, actor) =>
    settleRefusal(record, actor, 'close a procedure') ?? playRefusal(record),
  act(match, { input: { reason } }) {
    const play = inPlay(match.record);
    match.replace((live) => {
      const run = closeIn(match.game, play, reason, live);
      return 'refused' in run ? notInPlay() : run;
    });
    return {};
  },
});
