import { spanText } from '../words/spans.ts';
import type { Words } from '../words/words.ts';
import type { Bank, Clock, TimeControlPreset } from './clock.ts';

/** A clock in words: its name, or each limit of a custom one; and the times when it stops. */
export function clockText(
  clock: Clock,
  words: Words,
  presets: readonly TimeControlPreset[],
): string {
  const { preset, perTurn, perQuestion, bank, reaction } = clock;
  const named = presets.find((each) => each.preset !== null && each.preset === preset)?.name;
  const limits = [
    perTurn !== undefined && `${words.say('clock.perTurn')}: ${spanText(perTurn, words)}`,
    perQuestion !== undefined &&
      `${words.say('clock.perQuestion')}: ${spanText(perQuestion, words)}`,
    bank && `${words.say('clock.bank')}: ${bankText(bank, words)}`,
    reaction !== undefined && `${words.say('clock.reaction')}: ${spanText(reaction, words)}`,
  ];
  const stops = [
    clock.weekends === 'STOP' && words.say('clock.weekends'),
    clock.playingHours === true && words.say('clock.playingHours'),
    clock.vacation === 'ALLOWED' && words.say('clock.vacation'),
  ];
  const said = [...(named === undefined ? limits : [named]), ...stops];
  return said.filter((each) => typeof each === 'string').join(' · ');
}

const bankText = ({ initial, increment, per = 'TURN', max = initial }: Bank, words: Words) =>
  [
    `${spanText(initial, words)} + ${spanText(increment, words)} ${words.say(`clock.${per}`)}`,
    ...(max === initial ? [] : [`≤ ${spanText(max, words)}`]),
  ].join(', ');
