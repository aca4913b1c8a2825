import { useSignal } from '@preact/signals';
import { ReadReports, type ReportStatus } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Select } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useTold } from '../../parts/use-told.ts';
import { OneReport, type Report } from './one-report.tsx';

const statuses = ['OPEN', 'ACTED', 'DISMISSED'] as const satisfies readonly ReportStatus[];
/** Reports in a page. */
const PAGE = 20;

/** A list of reports, the oldest first, by how far they are. */
export function Reports() {
  const { client, locale, words } = useHere();
  const status = useSignal<ReportStatus>('OPEN');
  const later = useSignal<readonly Report[]>([]);
  const end = useSignal<string | null>(null);
  const decided = useSignal(false);
  const read = (after?: string) =>
    client.ask(ReadReports, {
      status: status.value,
      first: PAGE,
      locale,
      ...(after !== undefined && { after }),
    });
  const { data, refusal, again } = useTold(async () => {
    const told = await read();
    later.value = [];
    if ('data' in told) end.value = told.data.reports.pageInfo.endCursor ?? null;
    return told;
  }, [client, locale, status.value]);
  const readMore = async (): Promise<void> => {
    const told = await read(end.value ?? undefined);
    if ('refusal' in told) return;
    const { edges, pageInfo } = told.data.reports;
    later.value = [...later.value, ...edges.map(({ node }) => node)];
    end.value = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  };
  const first = data.value?.reports;
  const reports = [...(first?.edges.map(({ node }) => node) ?? []), ...later.value];
  const hasMore = end.value !== null && (later.value.length > 0 || first?.pageInfo.hasNextPage);
  return (
    <>
      <Select
        label={words.say('moderation.status')}
        value={status.value}
        choices={statuses.map((each) => [each, words.say(`moderation.${each}`)])}
        onChange={(value) => {
          decided.value = false;
          status.value = statuses.find((each) => each === value) ?? 'OPEN';
        }}
      />
      <p role="status">{decided.value && words.say('moderation.decided')}</p>
      {refusal.value && <Refused refusal={refusal.value} />}
      {first?.edges.length === 0 && <p class="notes">{words.say('home.empty')}</p>}
      {reports.map((report) => (
        <OneReport
          key={report.id}
          report={report}
          onDecided={async () => {
            decided.value = true;
            await again();
          }}
        />
      ))}
      {hasMore && (
        <div class="acts">
          <button type="button" onClick={() => void readMore()}>
            {words.say('moderation.more')}
          </button>
        </div>
      )}
    </>
  );
}
