import type { Journal, JournalCommit } from '../../shared/engine/index.ts';

/** A whole number from 0 to n-1. */
export type Pick = (n: number) => number;
type Loose = Record<string, unknown> & { type: string };
type Ranked = Record<string, unknown>;
type Draft = {
  match: string;
  secret?: string;
  ended?: Journal['ended'];
  commits: { version: number; at: string; entries: Loose[] }[];
  seats: string[];
  entropy: string[];
  options: unknown;
  bots?: Record<string, string>;
  ranking: Ranked[];
};

/** Changes a draft of a record in place; returns `false` if nothing can be changed so. */
export type Forgery = (draft: Draft, pick: Pick) => boolean | undefined;

const one = <T>(pick: Pick, items: readonly T[]): T | undefined => items[pick(items.length)];
const entriesOf = (draft: Draft, type: string): Loose[] =>
  draft.commits.flatMap(({ entries }) => entries.filter((entry) => entry.type === type));
const asks = (draft: Draft): Loose[] =>
  entriesOf(draft, 'Asked').flatMap(({ questions }) => questions as Loose[]);

/** Takes one of these entries, and changes it. */
const changed =
  (type: string, change: (entry: Loose, draft: Draft, pick: Pick) => unknown): Forgery =>
  (draft, pick) => {
    const entry = one(pick, entriesOf(draft, type));
    if (entry === undefined) return false;
    return change(entry, draft, pick) !== false;
  };

/** Puts a commit of its own behind the start, and moves all that follow on by one version. */
const inserted =
  (make: (draft: Draft, pick: Pick) => Loose[]): Forgery =>
  (draft, pick) => {
    const at = 1 + pick(draft.commits.length);
    const before = draft.commits[at - 1];
    const entries = make(draft, pick);
    const commit = { version: (before?.version ?? 0) + 1, at: before?.at ?? '', entries };
    draft.commits.splice(at, 0, commit);
    for (const later of draft.commits.slice(at + 1)) later.version += 1;
    return undefined;
  };

const note = (wakes: boolean, said: object): Loose => ({ type: 'Noted', wakes, note: said });
const anyFact = (draft: Draft, pick: Pick): object =>
  (one(pick, entriesOf(draft, 'Told'))?.['event'] as object | undefined) ?? {};

/** Changes one number or word somewhere in a piece of JSON. */
function twist(value: unknown, pick: Pick): unknown {
  if (typeof value === 'number') return value + 1 + pick(90);
  if (typeof value === 'string') return `${value}-x`;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) {
    const at = pick(Math.max(1, value.length));
    return value.length === 0
      ? ['x']
      : value.map((each, i) => (i === at ? twist(each, pick) : each));
  }
  if (value === null || value === undefined) return 1;
  const names = Object.keys(value);
  const name = one(pick, names);
  if (name === undefined) return { x: 1 };
  return { ...value, [name]: twist((value as Record<string, unknown>)[name], pick) };
}

const rewound = (to: number, epoch: number, askedAt: number): object => ({
  type: 'Rewound',
  to,
  epoch,
  askedAt,
  reason: 'none',
  orders: {},
  paused: false,
  rolls: [],
  events: [],
});

/** Every way in which a record is forged here. */
export const forgeries: Readonly<Record<string, Forgery>> = {
  'a rule is woken by a fact of the game': inserted((d, pick) => [note(true, anyFact(d, pick))]),
  'a rule is woken by an invented fact': inserted((d, pick) => [
    note(true, { type: 'Won', seat: one(pick, d.seats) }),
  ]),
  'a seat gives up, and nothing follows': inserted((d, pick) => [
    note(true, { type: 'SeatResigned', seat: one(pick, d.seats) }),
  ]),
  'an answer that was never offered': changed('Answered', (e) => (e['choose'] = ['pay:nothing'])),
  'an answer of nothing': changed('Answered', (e) => (e['choose'] = [])),
  'an answer given twice over': changed('Answered', (e) => {
    const choose = e['choose'] as string[];
    e['choose'] = [...choose, ...choose];
    return choose.length > 0;
  }),
  'an answer by another seat': changed('Answered', (e, d, pick) => {
    const others = d.seats.filter((seat) => seat !== e['seat']);
    e['seat'] = one(pick, others);
  }),
  'an answer to another question': changed('Answered', (e, d, pick) => {
    const other = one(pick, asks(d))?.['id'];
    if (other === e['id']) return false;
    e['id'] = other;
    return undefined;
  }),
  'an answer by somebody else than who gave it': changed('Answered', (e, _, pick) => {
    const by = one(pick, ['forced', 'order', 'clock', 'bot', 'arbiter', 'nobody']);
    // a record can't show that time was up
    if (by === e['by'] || (by === 'clock' && e['by'] === undefined)) return false;
    e['by'] = by;
    return undefined;
  }),
  'an answer that is left out': (draft, pick) => {
    const at = 1 + pick(draft.commits.length - 1);
    draft.commits.splice(at, 1);
    for (const later of draft.commits.slice(at)) later.version -= 1;
    return undefined;
  },
  'an answer more': inserted((d, pick) => [{ ...(one(pick, entriesOf(d, 'Answered')) as Loose) }]),
  'commits in another order': (draft, pick) => {
    const at = 1 + pick(draft.commits.length - 2);
    const [a, b] = [draft.commits[at], draft.commits[at + 1]];
    // answers of two seats to one moment may come in either order, if nothing follows from the
    // first
    if (!a || !b || a.entries.length < 2) return false;
    [a.entries, b.entries] = [b.entries, a.entries];
    return undefined;
  },
  'entries in another order': (draft, pick) => {
    const commit = one(
      pick,
      draft.commits.filter(({ entries }) => entries.length > 1),
    );
    if (!commit) return false;
    const at = pick(commit.entries.length - 1);
    commit.entries.splice(at, 2, commit.entries[at + 1] as Loose, commit.entries[at] as Loose);
    return undefined;
  },
  'an entry left out': (draft, pick) => {
    const commit = one(pick, draft.commits);
    // a version that held one thing, without effect on the rest, may as well hold none
    if (commit === undefined || commit.entries.length < 2) return false;
    commit.entries.splice(pick(commit.entries.length), 1);
    return undefined;
  },
  'a fact told otherwise': changed('Told', (e, _, pick) => (e['event'] = twist(e['event'], pick))),
  'a fact more': (draft, pick) => {
    one(pick, draft.commits)?.entries.push({ type: 'Told', event: anyFact(draft, pick) });
    return undefined;
  },
  'a die that fell otherwise': changed('Rolled', (e, _, pick) => {
    const [first = 0, ...others] = e['values'] as number[];
    e['values'] = [first + 1 + pick(5), ...others];
  }),
  'a roll under another key': changed('Rolled', (e) => (e['key'] = `1${String(e['key'])}`)),
  'a question with other options': changed('Asked', (e, _, pick) => {
    e['questions'] = (e['questions'] as Loose[]).map((q, i) =>
      i === 0
        ? { ...q, options: [...(q['options'] as string[]).slice(pick(2)), 'space:crown'] }
        : q,
    );
  }),
  'a question asked at another version': changed('Asked', (e, _, pick) => {
    e['questions'] = (e['questions'] as Loose[]).map((q) => ({
      ...q,
      askedAt: (q['askedAt'] as number) + 1 + pick(3),
    }));
  }),
  'a question reissued': inserted((d, pick) => {
    const question = one(pick, asks(d)) as Loose;
    const options = [...(question['options'] as string[]), 'pay:nothing'];
    return [{ type: 'Reissued', questions: [{ ...question, options }] }];
  }),
  'a rewind to where it stood, in any epoch': inserted((d, pick) => {
    const { version = 1 } = one(pick, d.commits) ?? {};
    return [note(false, rewound(version, 1 + pick(9), version + pick(9)))];
  }),
  'what follows a rewind is another play': (draft, pick) => {
    const at = 1 + pick(draft.commits.length - 1);
    const { version } = draft.commits[at - 1] as JournalCommit;
    draft.commits.splice(at, Infinity, {
      version: version + 1,
      at: '',
      entries: [note(false, rewound(version, 1, version + 1)), { type: 'Ended' }],
    });
    return undefined;
  },
  'a rule that is closed, and the match with it': (draft, pick) => {
    const at = 1 + pick(draft.commits.length - 1);
    const { version } = draft.commits[at - 1] as JournalCommit;
    const close = note(false, { type: 'ProcedureClosed', reason: 'none' });
    draft.commits.splice(at, Infinity, {
      version: version + 1,
      at: '',
      entries: [close, { type: 'Ended' }],
    });
    return undefined;
  },
  'a file cut off': (draft, pick) => {
    draft.commits.splice(pick(draft.commits.length));
    return undefined;
  },
  'a file cut off, and called abandoned': (draft, pick) => {
    draft.commits.splice(pick(draft.commits.length));
    draft.ended = 'abandoned';
    if (pick(2) === 0) draft.bots = Object.fromEntries(draft.seats.map((seat) => [seat, 'greedy']));
    return undefined;
  },
  'a match that is over, called abandoned': (draft) => {
    draft.ended = 'abandoned';
    return undefined;
  },
  'an end before its time': (draft, pick) => {
    draft.commits.splice(1 + pick(draft.commits.length - 1));
    draft.commits.at(-1)?.entries.push({ type: 'Ended' });
    return undefined;
  },
  'play behind the end': (draft, pick) => {
    const { version } = draft.commits.at(-1) as JournalCommit;
    const again = one(pick, entriesOf(draft, 'Answered')) as Loose;
    draft.commits.push({ version: version + 1, at: '', entries: [again] });
    return undefined;
  },
  'a version left out': (draft, pick) => {
    const at = 1 + pick(draft.commits.length - 1);
    for (const later of draft.commits.slice(at)) later.version += 1;
    return undefined;
  },
  'a version twice': (draft, pick) => {
    const at = 1 + pick(draft.commits.length - 1);
    draft.commits.splice(at, 0, structuredClone(draft.commits[at - 1]) as Draft['commits'][number]);
    return undefined;
  },
  'a pause that is not there, or a going on without one': inserted((_, pick) => [
    note(false, pick(2) === 0 ? { type: 'Resumed' } : { type: 'Paused', reason: '' }),
    ...(pick(2) === 0 ? [] : [note(false, { type: 'Resumed' })]),
  ]),
  'orders of nobody, or that are none': inserted((d, pick) => [
    note(false, {
      type: 'OrdersSet',
      seat: pick(2) === 0 ? 'seat99' : one(pick, d.seats),
      orders: [{ kind: 'no-such-kind', choose: ['pass'], until: 'never' }],
    }),
  ]),
  'a procedure of other arguments': changed('Opened', (e) => (e['args'] = { seat: 'seat99' })),
  'a procedure of another number': changed('Opened', (e) => {
    e['ordinal'] = (e['ordinal'] as number) + 1;
  }),
  'a procedure under other rules': changed('Opened', (e, _, pick) => (e['rules'] = pick(2) * 99)),
  'another secret': (draft) => {
    draft.secret = `${(draft.secret ?? '').slice(2)}00`;
    return undefined;
  },
  'other entropy': (draft, pick) => {
    draft.entropy = pick(2) === 0 ? [] : draft.entropy.toReversed();
    return undefined;
  },
  'another match': (draft) => {
    draft.match += '-x';
    return undefined;
  },
  'other seats': (draft, pick) => {
    draft.seats = pick(2) === 0 ? draft.seats.toReversed() : [...draft.seats, 'seat99'];
    return undefined;
  },
  'options that the game lacks': (draft) => {
    draft.options = { ...(draft.options as object), mercy: true };
    return undefined;
  },
  'a seat that was a bot’s': (draft, pick) => {
    draft.bots = { [one(pick, draft.seats) ?? '']: 'greedy' };
    return undefined;
  },
  'a ranking with other places': (draft, pick) => {
    const [a, b] = [one(pick, draft.ranking), one(pick, draft.ranking)];
    if (!a || !b || a['place'] === b['place']) return false;
    [a['place'], b['place']] = [b['place'], a['place']];
    return undefined;
  },
  'a ranking without a seat': (draft, pick) => {
    draft.ranking.splice(pick(draft.ranking.length), 1);
    return undefined;
  },
  'an entry of no known type': inserted(() => [{ type: 'Wished', what: 'to win' }]),
  'entries that are none': changed('Told', (e) => {
    delete e['event'];
  }),
};

/** Forges a record in one way; `undefined` if it cannot be, or if it stays the same. */
export function forge(journal: Journal, forgery: Forgery, pick: Pick): Journal | undefined {
  const draft = structuredClone(journal) as unknown as Draft;
  if (forgery(draft, pick) === false) return undefined;
  const same = JSON.stringify(draft) === JSON.stringify(journal);
  return same ? undefined : (draft as unknown as Journal);
}
