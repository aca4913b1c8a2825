import { useSignal } from '@preact/signals';
import { ReadStandings } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { Select } from '../../../parts/field.tsx';
import { More } from '../../../parts/more.tsx';
import { Refused } from '../../../parts/refusal.tsx';
import { noPage, usePages } from '../../../parts/use-pages.ts';
import { useEvent, type Tournament } from '../../../tournament/event.ts';
import { rulesOf } from '../../../tournament/rules.ts';
import { Table } from './table.tsx';
import { Ties } from './ties.tsx';

/** Rows that are read at once. */
const PAGE = 100;

/** The table as of any round that was published, and how those are parted who have as many points. */
export function Standings() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const rounds = tournament.rounds.filter(({ status }) => status !== 'DRAFT');
  /** The last unless one is chosen, so that it goes on with the event. */
  const chosen = useSignal('');
  const round = rounds.find(({ number }) => String(number) === chosen.value);
  return (
    <section aria-labelledby="standings">
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
      <AsOf key={round?.number} {...(round && { round })} />
      <Ties kinds={(rulesOf(tournament).ties ?? []).map(({ kind }) => kind)} />
    </section>
  );
}

type Props = { readonly round?: Tournament['rounds'][number] };

/** The table as of a round; as it stands now without one. */
function AsOf({ round }: Props) {
  const { client, words } = useHere();
  const { id, version } = useEvent().tournament;
  const asOf = round && { round: round.number, stage: round.stage };
  const pages = usePages(
    async (after) => {
      const told = await client.ask(ReadStandings, { id, ...asOf, first: PAGE, ...after });
      if ('refusal' in told) return told;
      return { data: told.data.tournament?.standings ?? noPage };
    },
    [client, id, version],
  );
  return (
    <>
      {pages.refusal.value && <Refused refusal={pages.refusal.value} />}
      {pages.items === undefined && <div class="skeleton list-skeleton" />}
      {pages.items?.length === 0 && (
        <p class="notes list-empty">
          <span>{words.say('standings.none')}</span>
        </p>
      )}
      {pages.items !== undefined && pages.items.length > 0 && <Table rows={pages.items} />}
      <More pages={pages} label={words.say('standings.more')} />
    </>
  );
}
