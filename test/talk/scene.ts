import { createApp } from '../../services/app/app.ts';
import type { Audience, SayInput, TalkUses } from '../../services/matches/chat/contract.ts';
import type { CreateMatch } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { account, type Hall } from '../matches/hall.ts';

let tables = 0;

/** A running match of two who are unknown to other tests, and its chat. */
export async function talkAt(hall: Hall, now: () => Date, wish: Partial<CreateMatch> = {}) {
  tables += 1;
  const [hana, gita, walt] = ['hana', 'gita', 'walt'].map((name) =>
    account(`${name} ${String(tables)}`),
  ) as [AccountActor, AccountActor, AccountActor];
  const { matches } = hall;
  const { record, invitation } = await matches.create(hana, {
    gameId: 'secret-numbers',
    seats: 2,
    options: { rounds: 1 },
    ...wish,
  });
  const matchId = record.id;
  await matches.join(gita, { matchId, ...(invitation !== undefined && { invitation }) });
  await matches.start(hana, { matchId });
  const app = createApp({ store: hall.store, matches, now });
  const { talk } = app;
  return {
    ...{ matchId, hana, gita, walt, app, talk, matches },
    say: (
      who: AccountActor,
      text: string,
      audience: Audience = 'ALL',
      more: Partial<SayInput> = {},
    ) => talk.send(who, { matchId, audience, text, ...more }),
    words: (who?: AccountActor, page: Partial<Parameters<TalkUses['messages']>[2]> = {}) =>
      wordsIn(talk, who, { matchId, ...page }),
  };
}

/** The texts of the messages that an account gets at a match. */
async function wordsIn(
  talk: TalkUses,
  who: AccountActor | undefined,
  {
    matchId,
    last = 50,
    ...page
  }: { readonly matchId: string } & Partial<Parameters<TalkUses['messages']>[2]>,
): Promise<readonly string[]> {
  const { items } = await talk.messages(who, matchId, { last, ...page });
  return items.map(({ said }) => ('text' in said ? said.text : said.phrase));
}
