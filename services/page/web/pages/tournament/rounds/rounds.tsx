import { useLocation } from 'preact-iso';
import { useHere } from '../../../here/here.ts';
import { useEvent, type Tournament } from '../../../tournament/event.ts';
import { coloursAt, useTables } from '../../../tournament/use-tables.ts';
import { InShort } from '../standings/in-short.tsx';
import { useRows } from '../standings/use-rows.ts';
import { OneRound } from './one-round.tsx';

/** The tables of the round that the address names (`&round=2`), else of the last, and beside them the standings in short. */
export function Rounds() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const { query } = useLocation();
  const { rounds } = tournament;
  const round = rounds.find(({ number }) => String(number) === query['round']) ?? rounds.at(-1);
  if (round === undefined)
    return (
      <section aria-labelledby="rounds">
        <h2 id="rounds">{words.say('part.rounds')}</h2>
        <p class="notes list-empty">
          <span>{words.say('round.none')}</span>
        </p>
      </section>
    );
  return <Shown key={round.number} round={round} />;
}

/** Tables and standings beside each other: both know what the other shows of a player. */
function Shown({ round }: { readonly round: Tournament['rounds'][number] }) {
  const { words } = useHere();
  const pages = useRows();
  const tables = useTables(round);
  return (
    <div class="event-lay">
      <section aria-labelledby="rounds">
        <div class="part-head">
          <h2 id="rounds">{words.say('bar.round', { n: round.number })}</h2>
          <small>{words.say(`round.${round.status}`)}</small>
        </div>
        <OneRound {...{ round, tables }} rows={pages.items ?? []} />
      </section>
      <InShort pages={pages} colours={coloursAt(tables.items ?? [])} />
    </div>
  );
}
