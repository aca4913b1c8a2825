import type { StageRules } from '../rules.ts';
import { MOST, type Range } from './fresh.ts';
import type { StageField } from './rule-field.ts';

const isSwiss = ({ format }: StageRules): boolean => format === 'SWISS';
const isRobin = ({ format }: StageRules): boolean => format === 'ROUND_ROBIN';
const isElimination = ({ format }: StageRules): boolean => format === 'ELIMINATION';
const isLater = ({ cut }: StageRules): boolean => cut !== undefined;

/** Fields of a stage, for each format. */
export const stageFields: readonly StageField[] = [
  {
    at: ['cut'],
    label: 'stage.cut',
    is: 'number',
    isNeeded: true,
    min: 2,
    max: 4096,
    when: isLater,
  },
  { at: ['carry'], label: 'stage.carry', is: 'yes', when: isLater },
  {
    at: ['rounds'],
    label: 'wizard.rounds',
    is: 'number',
    isNeeded: true,
    min: 1,
    max: 24,
    when: isSwiss,
  },
  { at: ['rounds'], label: 'wizard.rounds', is: 'number', min: 1, max: 64, when: isRobin },
  {
    at: ['repeats'],
    label: 'wizard.repeats',
    is: 'one',
    words: 'repeats',
    when: isSwiss,
    of: ['MINIMISE', 'NEVER', 'SOFT', 'IGNORE'],
    usual: 'MINIMISE',
  },
  {
    at: ['pairing'],
    label: 'stage.pairing',
    is: 'one',
    words: 'pairing',
    when: isSwiss,
    of: ['SWISS', 'POWER', 'RANDOM', 'MANUAL'],
    usual: 'SWISS',
  },
  {
    at: ['opening'],
    label: 'stage.opening',
    is: 'one',
    words: 'opening',
    when: isSwiss,
    of: ['DRAW', 'SNAKE'],
    usual: 'DRAW',
  },
  {
    at: ['remainder'],
    label: 'stage.remainder',
    is: 'one',
    when: isSwiss,
    words: 'remainder',
    of: ['SMALLER', 'LARGER', 'BYES'],
    usual: 'SMALLER',
  },
  {
    at: ['remainderAt'],
    label: 'stage.remainderAt',
    is: 'one',
    when: isSwiss,
    words: 'remainderAt',
    of: ['LOW', 'HIGH', 'SPREAD'],
    usual: 'LOW',
  },
  {
    at: ['meetings'],
    label: 'stage.meetings',
    is: 'number',
    min: 1,
    max: 4,
    when: isRobin,
  },
  {
    at: ['concurrency'],
    label: 'stage.concurrency',
    is: 'number',
    min: 1,
    max: 64,
    when: isRobin,
  },
  {
    at: ['lives'],
    label: 'stage.lives',
    is: 'one',
    words: 'lives',
    when: isElimination,
    of: [1, 2, 3],
    usual: 1,
  },
  {
    at: ['fill'],
    label: 'stage.fill',
    is: 'one',
    words: 'fill',
    when: isElimination,
    of: ['LUCKY_LOSERS', 'BYES'],
    usual: 'LUCKY_LOSERS',
  },
  {
    at: ['finalSize'],
    label: 'stage.finalSize',
    is: 'number',
    isNeeded: true,
    min: 2,
    max: MOST,
    isSeats: true,
    when: isElimination,
  },
];

/** The same for a game's number of players. */
export const stageFieldsFor = ({ max }: Range): readonly StageField[] =>
  stageFields.map((field) =>
    field.is === 'number' && field.isSeats ? { ...field, max: Math.min(field.max, max) } : field,
  );
