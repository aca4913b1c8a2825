import { useSignal, type Signal } from '@preact/signals';
import { ReadReports, type ReportStatus } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Select } from '../../parts/field.tsx';
import { More } from '../../parts/more.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { usePages } from '../../parts/use-pages.ts';
import { OneReport } from './one-report.tsx';

const statuses = ['OPEN', 'ACTED', 'DISMISSED'] as const satisfies readonly ReportStatus[];
/** Reports in a page. */
const PAGE = 20;

/** A list of reports, the oldest first, by how far they are. */
export function Reports() {
  const { words } = useHere();
  const status = useSignal<ReportStatus>('OPEN');
  const decided = useSignal(false);
  return (
    <>
      <Select
        label={words.say('moderation.status')}
        value={status.value}
        choices={statuses.map((each) => [each, words.say(`moderation.${each}`)])}
        onChange={(value) => {
          decided.value = false;
          status.value = value;
        }}
      />
      <p role="status">{decided.value && words.say('moderation.decided')}</p>
      <Listed key={status.value} status={status.value} decided={decided} />
    </>
  );
}

type Props = { readonly status: ReportStatus; readonly decided: Signal<boolean> };

function Listed({ status, decided }: Props) {
  const { client, locale, words } = useHere();
  const pages = usePages(
    async (after) => {
      const told = await client.ask(ReadReports, { status, first: PAGE, locale, ...after });
      return 'data' in told ? { data: told.data.reports } : told;
    },
    [client, locale],
  );
  return (
    <>
      {pages.refusal.value && <Refused refusal={pages.refusal.value} />}
      {pages.items?.length === 0 && <p class="notes">{words.say('home.empty')}</p>}
      {pages.items?.map((report) => (
        <OneReport
          key={report.id}
          report={report}
          onDecided={async () => {
            decided.value = true;
            await pages.again();
          }}
        />
      ))}
      <More pages={pages} label={words.say('moderation.more')} />
    </>
  );
}
