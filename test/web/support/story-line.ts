import type { Page } from 'playwright-core';

/** An entry of the log as a test tells it. */
export type StoryLine = {
  readonly type: string;
  readonly seat?: string;
  readonly data?: object;
  readonly dice?: readonly number[];
  readonly begins?: 'TURN';
};

/** Sends steps that a test makes up to a page that follows a match. The state stays as it is unless it is changed, and real steps no longer arrive. */
export type Teller = {
  /** Sends a step with these entries, in which no one is asked. */
  tell(...entries: readonly StoryLine[]): void;
  /** Sends a step in which the viewer is asked as at first. */
  ask(...entries: readonly StoryLine[]): void;
  /** Sends a step that changes the view by a JSON patch. */
  change(...patch: readonly object[]): void;
  /** The version of the last step. */
  version(): number;
  /** True once the page follows the match, after a reload again. */
  isFollowed(): boolean;
};

type Match = Readonly<Record<string, unknown>>;
type Message = {
  readonly id: string;
  readonly type: string;
  readonly payload?: { readonly data?: { readonly match?: Match } };
};

/** Lets a test add steps to the match that a page follows; to be called before the page is opened. */
export async function tellTo(page: Page): Promise<Teller> {
  /** The last message to each follower of the match: a page may follow it twice while it is opened. */
  let last: readonly Message[] = [];
  let send: ((message: string) => void) | undefined;
  let version = 0;
  let isTold = false;
  // a match that is read early is followed from there, and no message would come to make others of
  await page.route('**/assets/early-*', (route) => route.fulfill({ body: '' }));
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    isTold = false;
    last = [];
    socket.onMessage((message) => {
      server.send(message);
    });
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as Message;
      const match = told.payload?.data?.match;
      if (match?.['version'] !== undefined) {
        // the match goes another way here
        if (isTold) return;
        last = [...last.filter(({ id }) => id !== told.id), told];
        version = Number(match['version']);
        send = (made) => {
          socket.send(made);
        };
      }
      socket.send(message);
    });
  });
  const step = (entries: readonly StoryLine[], change: object = {}): void => {
    if (last.length === 0) throw new Error('No match is followed yet.');
    const from = version;
    isTold = true;
    version += 1;
    const at = new Date().toISOString();
    const log = entries.map((entry) => lineOf(entry, version));
    for (const each of last) {
      const before = each.payload?.data?.match;
      const match = { ...before, version, at, from, log, snapshot: null, patch: [], ...change };
      send?.(JSON.stringify({ ...each, payload: { data: { match } } }));
    }
  };
  return {
    version: () => version,
    isFollowed: () => last.length > 0,
    tell(...entries) {
      step(entries, { questions: [] });
    },
    ask(...entries) {
      step(entries);
    },
    change(...patch) {
      step([], { patch });
    },
  };
}

const lineOf = ({ type, seat, data = {}, dice = [], begins }: StoryLine, version: number) => ({
  ...{ version, type, data, at: new Date().toISOString(), rule: null },
  ...{ seat: seat ?? null, begins: begins ?? null },
  parts: [{ text: `${seat ?? 'Nobody'}: ${type}.`, ref: null }],
  dice: dice.map((value) => ({ sides: 6, value })),
});
