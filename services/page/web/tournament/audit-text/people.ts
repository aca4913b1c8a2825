import { ReadPlayers } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { allPages } from '../../parts/all-pages.ts';
import { noPage } from '../../parts/use-pages.ts';
import { useResource } from '../../parts/use-resource.ts';
import { calledOf, useEvent, type Person } from '../event.ts';

/** Names of an event's people; the record has them by number or by account. */
export type People = {
  called(number: number): string;
  named(accountId: string): string;
};

/** Players that the service gives at once. */
const PAGE = 100;

/** Reads all players of the event shown; until then only their numbers are known. */
export function usePeople(): People {
  const { client, words } = useHere();
  const { id, owner, roles, version } = useEvent().tournament;
  const readPlayers = () =>
    allPages<Person>(async (from) => {
      const told = await client.ask(ReadPlayers, { id, first: PAGE, ...from });
      if ('refusal' in told) return told;
      return { data: told.data.tournament?.players ?? noPage };
    });
  const { data } = useResource(readPlayers, [client, id, version]);
  const players = data.value ?? [];
  const staff = [owner, ...roles.map(({ account }) => account)];
  return {
    called(number) {
      const player = players.find((each) => each.number === number);
      return player === undefined ? words.say('audit.number', { n: number }) : calledOf(player);
    },
    named: (accountId) =>
      [...players.map(({ account }) => account), ...staff].find(
        ({ id: each }) => each === accountId,
      )?.name ?? words.say('audit.somebody'),
  };
}
