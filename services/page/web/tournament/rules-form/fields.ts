import type { Rules } from '../rules.ts';
import type { RuleField } from './rule-field.ts';

const hasSwiss = ({ stages }: Rules): boolean => stages.some(({ format }) => format === 'SWISS');
const checksIn = ({ checkIn }: Rules): boolean => checkIn !== undefined;

/** Start of the event, its check-in, and the trigger of the next round. */
export const timing: readonly RuleField[] = [
  { at: ['startsAt'], label: 'wizard.startsAt', help: 'wizard.startsAtText', is: 'moment' },
  {
    at: ['checkIn'],
    label: 'wizard.checkIn',
    is: 'has',
    fresh: {},
    when: ({ startsAt, checkIn }) => startsAt !== undefined || checkIn !== undefined,
  },
  {
    at: ['rounds', 'advance'],
    label: 'wizard.advance',
    is: 'one',
    words: 'advance',
    of: ['AUTO', 'MANUAL', 'SCHEDULED'],
    usual: 'AUTO',
  },
];

/** Registration: who may register, and how many. */
export const enrolling: readonly RuleField[] = [
  {
    at: ['registration', 'mode'],
    label: 'wizard.mode',
    is: 'one',
    words: 'mode',
    of: ['OPEN', 'CODE', 'APPROVAL', 'INVITED'],
    usual: 'OPEN',
  },
  {
    at: ['registration', 'cap'],
    label: 'wizard.cap',
    help: 'wizard.capText',
    is: 'number',
    min: 2,
    max: 4096,
  },
];

/** Times of registration, its requirements, and further admissions. */
export const terms: readonly RuleField[] = [
  { at: ['registration', 'opensAt'], label: 'wizard.opensAt', is: 'moment' },
  { at: ['registration', 'closesAt'], label: 'wizard.closesAt', is: 'moment' },
  {
    at: ['registration', 'requirements', 'ratingMin'],
    label: 'wizard.ratingMin',
    is: 'number',
    min: 0,
    max: 10_000,
  },
  {
    at: ['registration', 'requirements', 'ratingMax'],
    label: 'wizard.ratingMax',
    is: 'number',
    min: 0,
    max: 10_000,
  },
  {
    at: ['registration', 'requirements', 'reliabilityMin'],
    label: 'wizard.reliabilityMin',
    is: 'number',
    min: 0,
    max: 100,
    isShare: true,
  },
  {
    at: ['registration', 'requirements', 'finishedMin'],
    label: 'wizard.finishedMin',
    is: 'number',
    min: 0,
    max: 1_000,
  },
  { at: ['programs'], label: 'wizard.programs', is: 'yes' },
  {
    at: ['lateEntry'],
    label: 'wizard.late',
    is: 'has',
    fresh: { untilRound: 2 },
    when: hasSwiss,
  },
  {
    at: ['lateEntry', 'untilRound'],
    label: 'wizard.untilRound',
    is: 'number',
    isNeeded: true,
    min: 2,
    max: 24,
    when: ({ lateEntry }) => lateEntry !== undefined,
  },
  {
    at: ['lateEntry', 'points'],
    label: 'wizard.latePoints',
    is: 'number',
    min: 0,
    max: 1_000,
    step: 0.001,
    when: ({ lateEntry }) => lateEntry !== undefined,
  },
];

/** Start of the event: check-in, and start numbers. */
export const start: readonly RuleField[] = [
  {
    at: ['checkIn', 'opens'],
    label: 'wizard.checkInOpens',
    is: 'span',
    when: checksIn,
    of: ['PT5M', 'PT15M', 'PT30M', 'PT1H', 'P1D', 'P7D'],
  },
  {
    at: ['checkIn', 'closes'],
    label: 'wizard.checkInCloses',
    is: 'span',
    when: checksIn,
    of: ['PT0S', 'PT5M', 'PT15M', 'PT1H', 'P1D'],
  },
  { at: ['checkIn', 'eachRound'], label: 'wizard.eachRound', is: 'yes', when: checksIn },
  {
    at: ['seeding'],
    label: 'wizard.seeding',
    is: 'one',
    words: 'seeding',
    usual: 'DRAW',
    of: ['DRAW', 'RATING', 'MANUAL', 'SERIES'],
  },
];

/** Start of rounds, and their length. */
export const pace: readonly RuleField[] = [
  {
    at: ['rounds', 'gap'],
    label: 'wizard.gap',
    is: 'span',
    of: ['PT0S', 'PT1M', 'PT3M', 'PT5M', 'PT15M', 'PT1H', 'PT12H', 'P1D', 'P7D'],
    when: ({ rounds }) => (rounds?.advance ?? 'AUTO') === 'AUTO',
  },
  {
    at: ['rounds', 'length'],
    label: 'wizard.length',
    help: 'wizard.lengthText',
    is: 'span',
    of: ['PT30M', 'PT1H', 'PT90M', 'PT2H', 'P7D', 'P14D', 'P21D', 'P42D'],
  },
];

/** Appeals: their time limit, and whether the round waits for them. */
export const appealing: readonly RuleField[] = [
  {
    at: ['appeals', 'window'],
    label: 'wizard.window',
    is: 'span',
    of: ['PT5M', 'PT15M', 'PT1H', 'P1D', 'P3D'],
  },
  { at: ['appeals', 'holdsRound'], label: 'wizard.holdsRound', is: 'yes' },
];

/** Settings of matches. */
export const matches: readonly RuleField[] = [
  {
    at: ['rated'],
    label: 'wizard.rated',
    is: 'one',
    words: 'rated',
    of: [true, false],
  },
  { at: ['pauses'], label: 'wizard.pauses', is: 'yes' },
  {
    at: ['seats'],
    label: 'wizard.seats',
    is: 'one',
    words: 'seats',
    usual: 'BALANCED',
    of: ['BALANCED', 'RANDOM'],
  },
  {
    at: ['language'],
    label: 'new.language',
    is: 'one',
    words: 'tongue',
    of: ['en', 'cs', 'ko'],
  },
];

/** Score of a bye. */
export const byes: readonly RuleField[] = [
  {
    at: ['byePoints'],
    label: 'wizard.byePoints',
    help: 'wizard.byePointsText',
    is: 'number',
    min: 0,
    max: 1_000,
    step: 0.001,
  },
];
