import { once } from '../../platform/once.ts';
import { enforce } from '../../platform/requests/refusal.ts';
import { takeBack } from '../decisions/take-back.ts';
import { rewindMatchInput } from '../inputs/generated/inputs.ts';
import { playRefusal, settleRefusal } from '../session/refusals.ts';
import { matchCommand } from './match-command.ts';

const input = once(() =>
  rewindMatchInput().transform(({ toVersion: to, ...rest }) => ({ to, ...rest })),
);

/** Rewinds a match in play to a version, for an arbiter. */
export const rewind = matchCommand({
  scope: 'organize',
  inAnalysis: false,
  inPod: true,
  input,
  check: ({ record }, actor) =>
    settleRefusal(record, actor, 'rewind a match') ?? playRefusal(record),
  async act(match, { input: { to, reason }, backing }) {
    enforce(await takeBack(backing, match, { to, reason }));
    return {};
  },
});
