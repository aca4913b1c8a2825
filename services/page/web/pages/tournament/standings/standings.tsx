import { useSignal } from '@preact/signals';
import { useHere } from '../../../here/here.ts';
import { Select } from '../../../parts/field.tsx';
import { More } from '../../../parts/more.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import { useEvent, type Tournament } from '../../../tournament/event.ts';
import { rulesOf } from '../../../tournament/rules.ts';
import { Places } from './places.tsx';
import { Table } from './table.tsx';
import { Ties } from './ties.tsx';
import { useRows } from './use-rows.ts';

/** The table as of any published round, and the tie-breaks. */
export function Standings() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const rounds = tournament.rounds.filter(({ status }) => status !== 'DRAFT');
  /** The last unless one is chosen, so that it goes on with the event. */
  const chosen = useSignal('');
  const round = rounds.find(({ number }) => String(number) === chosen.value);
  return (
    <section aria-labelledby="standings">
      <div class="part-head">
        <h2 id="standings">{words.say('part.standings')}</h2>
        {rounds.length > 0 && (
          <Select
            label={words.say('standings.asOf')}
            value={chosen.value}
            choices={[
              ['', words.say('standings.now')],
              ...rounds.map(
                ({ number }) =>
                  [String(number), words.say('standings.after', { n: number })] as const,
              ),
            ]}
            onChange={(number) => {
              chosen.value = number;
            }}
          />
        )}
      </div>
      <AsOf key={round?.number} {...(round && { round })} />
      <Ties kinds={(rulesOf(tournament).ties ?? []).map(({ kind }) => kind)} />
    </section>
  );
}

type Props = { readonly round?: Tournament['rounds'][number] };

/** The table as of a round; as it stands now without one. */
function AsOf({ round }: Props) {
  const { words } = useHere();
  const pages = useRows(round);
  return (
    <>
      {pages.refusal.value && <Refused refusal={pages.refusal.value} />}
      {pages.items === undefined && <div class="skeleton list-skeleton" />}
      {pages.items?.length === 0 && (
        <p class="notes list-empty">
          <span>{words.say('standings.none')}</span>
        </p>
      )}
      {pages.items !== undefined && pages.items.length > 0 && <Places rows={pages.items} />}
      <More pages={pages} label={words.say('standings.more')} />
      {pages.items !== undefined && pages.items.length > 0 && (
        <details class="standings-figures">
          <summary>{words.say('standings.figures')}</summary>
          <Table rows={pages.items} />
        </details>
      )}
    </>
  );
}
