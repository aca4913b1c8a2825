import { useSignal } from '@preact/signals';
import { ReadPlayers } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { initials } from '../../../match/names.ts';
import { More } from '../../../parts/more.tsx';
import { PawnShape } from '../../../parts/pawn.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import { noPage, usePages } from '../../../parts/use-pages.ts';
import { seatColourAt } from '../../../match/colours.ts';
import { calledOf, useCan, useEvent } from '../../../tournament/event.ts';
import type { Player } from '../player.ts';
import { lazy } from '../../../parts/lazy.tsx';

const PlayerActs = lazy(async () => (await import('../acts/player-acts.tsx')).PlayerActs);

/** Players that are read at once: as many as the service gives. */
const PAGE = 100;

/** Registered players, with their numbers and statuses, and for staff the acts on them. */
export function Roster() {
  const { client, words } = useHere();
  const { tournament } = useEvent();
  const { id, version } = tournament;
  const sought = useSignal('');
  const pages = usePages(
    async (after) => {
      const told = await client.ask(ReadPlayers, { id, first: PAGE, ...after });
      if ('refusal' in told) return told;
      return { data: told.data.tournament?.players ?? noPage };
    },
    [client, id, version],
  );
  const wish = sought.value.trim().toLocaleLowerCase();
  const found = pages.items?.filter((player) =>
    calledOf(player).toLocaleLowerCase().includes(wish),
  );
  return (
    <section aria-labelledby="roster">
      <h2 id="roster">{words.say('part.players')}</h2>
      {pages.refusal.value && <Refused refusal={pages.refusal.value} />}
      {pages.items === undefined && <div class="skeleton list-skeleton" />}
      {pages.items?.length === 0 && (
        <p class="notes list-empty">
          <span>{words.say('roster.none')}</span>
        </p>
      )}
      {(pages.items?.length ?? 0) > MANY && (
        <label class="field">
          <span>{words.say('roster.seek')}</span>
          <input
            type="search"
            value={sought.value}
            onInput={({ currentTarget }) => (sought.value = currentTarget.value)}
          />
        </label>
      )}
      <ul class="roster players-list">
        {found?.map((player) => (
          <OnePlayer key={player.id} player={player} />
        ))}
      </ul>
      <More pages={pages} label={words.say('roster.more')} />
    </section>
  );
}

/** From this many players on they can be searched by name. */
const MANY = 12;

function OnePlayer({ player }: { readonly player: Player }) {
  const { words } = useHere();
  const can = useCan();
  const { status, waitingPlace, lives, penalties } = player;
  const mayAct = can('DROP_PLAYER') || can('PENALISE_PLAYER') || can('REINSTATE_PLAYER');
  const said = [
    words.say(`player.${status}`),
    waitingPlace === null ? undefined : words.say('player.waitingPlace', { n: waitingPlace }),
    lives === null ? undefined : words.say('player.lives', { n: lives }),
    ...penalties.map(({ kind }) => words.say(`penalty.${kind}`)),
  ].filter((each) => each !== undefined);
  return (
    <li data-player={player.account.id} data-status={status}>
      <PawnShape
        colour={seatColourAt((player.number ?? 1) - 1)}
        letters={initials(player.account.name).slice(0, 1)}
      />
      <span>
        {calledOf(player)} <small>{said.join(' · ')}</small>
      </span>
      {mayAct && <PlayerActs player={player} />}
    </li>
  );
}
