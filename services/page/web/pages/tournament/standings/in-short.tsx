import { useHere } from '../../../here/here.ts';
import type { Pages } from '../../../parts/use-pages.ts';
import { useEvent } from '../../../tournament/event.ts';
import { Places } from './places.tsx';
import type { Row } from './row.ts';

/** Places shown in short. */
const FEW = 8;

type Props = { readonly pages: Pages<Row>; readonly colours?: ReadonlyMap<string, string> };

/** The first places beside the tables, mine among them, each with why it is so; the way to all of them below. */
export function InShort({ pages, colours }: Props) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const rows = pages.items;
  const last = tournament.rounds.findLast(({ status }) => status === 'COMPLETED');
  return (
    <section aria-labelledby="standings-short" class="standings-short">
      <div class="part-head">
        <h2 id="standings-short">{words.say('part.standings')}</h2>
        {last && <small>{words.say('standings.after', { n: last.number })}</small>}
      </div>
      {rows === undefined && <div class="skeleton list-skeleton" />}
      {rows?.length === 0 && <p class="notes">{words.say('standings.none')}</p>}
      {rows !== undefined && rows.length > 0 && (
        <Places rows={rows} most={FEW} {...(colours && { colours })}>
          <a class="places-all" href={`/tournaments/${tournament.id}?show=standings`}>
            {words.say('standings.all', { n: Math.max(rows.length, tournament.registered) })}
          </a>
        </Places>
      )}
    </section>
  );
}
