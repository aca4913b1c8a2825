import { newId, QuickMatch, type Outcome } from '../../../../../shared/client/index.ts';
import type { Here } from '../../here/here.ts';
import { browserPorts } from '../../here/ports.ts';
import { fetchWords } from '../../words/words.ts';

/** The most requests for one match whose replies are lost. */
const TRIES = 3;

/** The command ID of each game’s request without a reply: a second tap sends the same, and finds the same match. */
const commands = new Map<string, string>();

/**
 * Starts a match against bots at once, as a guest if no one is signed in, and tells the page which account plays it.
 * Repeated calls before the reply give the same match.
 * @returns the match’s ID
 */
export async function playNow(here: Here, gameId: string): Promise<Outcome<string>> {
  // the code, words and drawings of the match load meanwhile
  const page = import('../match/match-page.tsx').catch(() => undefined);
  void fetchWords('pages', here.locale).catch(() => undefined);
  void here.client.sheet(gameId, here.locale);
  const commandId = commands.get(gameId) ?? newId(browserPorts.chance);
  commands.set(gameId, commandId);
  const ask = async () => {
    const line = openLine(here);
    const told = await quickMatch(here, { gameId, commandId });
    if ('refusal' in told) line.close();
    else void page.then((code) => code?.openAhead(here, told.data));
    return told;
  };
  // the account that was seen last may be gone, which the service says
  const told = here.viewer.peek() === null ? undefined : await ask();
  if (told && !('refusal' in told && told.refusal.code === 'UNAUTHENTICATED'))
    return settled(gameId, told);
  const guest = await here.beGuest();
  if ('refusal' in guest) return guest;
  const started = await ask();
  guest.data();
  return settled(gameId, started);
}

/** In milliseconds: how long a line that was opened ahead is held for the match that follows. */
const HELD_FOR = 10_000;

/** Opens the socket while the match is being made: to open it takes four times as long as a request. */
function openLine({ client }: Here): { close(): void } {
  const following = client.heed(() => undefined);
  const timer = setTimeout(following.close, HELD_FOR);
  return {
    close() {
      clearTimeout(timer);
      following.close();
    },
  };
}

async function quickMatch(
  { client }: Here,
  input: { gameId: string; commandId: string },
): Promise<Outcome<string>> {
  for (let tries = 1; ; tries += 1) {
    const told = await client.request(QuickMatch, { input });
    if ('data' in told) return { data: told.data.quickMatch.id };
    if (told.refusal.code !== 'LINE_LOST' || tries === TRIES) return told;
  }
}

/** Forgets the command ID, unless only its reply was lost. */
function settled(gameId: string, told: Outcome<string>): Outcome<string> {
  if ('data' in told || told.refusal.code !== 'LINE_LOST') commands.delete(gameId);
  return told;
}
