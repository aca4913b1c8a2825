import { useHere } from '../../app/here.ts';
import { useEvent, type Tournament } from '../../tournament/event.ts';
import { rulesOf, sizesIn } from '../../tournament/rules.ts';

/** The top of a tournament: its name, what is played by whom and how, and its rounds as a rail. */
export function Head() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const { name, game, status, registered, waiting, stages, stage } = tournament;
  const rules = rulesOf(tournament);
  const present = stages.find(({ number }) => number === Math.max(1, stage));
  const sizes = rules.stages[(present?.number ?? 1) - 1];
  const form = present && words.say(`format.${present.format}`);
  return (
    <header class="event-head">
      <a class="event-back" href="/tournaments">
        ← {words.say('tournaments.title')}
      </a>
      <h1>{name}</h1>
      <p class="event-facts">
        <b>{game.name}</b> · {words.say('event.players', { n: registered })}
        {sizes && ` · ${words.say('event.tablesOf', { n: sizesIn(sizes).preferred })}`}
        {waiting > 0 && ` · ${words.say('event.waiting', { n: waiting })}`}
        <br />
        {form}
        {present?.rounds != null && ` · ${words.say('event.rounds', { n: present.rounds })}`} ·{' '}
        {words.say(`event.${status}`)}
      </p>
      <Rail />
    </header>
  );
}

type Stop = {
  readonly key: string;
  readonly label: string;
  readonly short: string;
  readonly round?: number;
  readonly is: 'done' | 'now' | 'ahead';
};

/** The rounds in a row: those that were played, the present one, and those still to come where their number is known. */
function Rail() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const label = (n: number): string => words.say('bar.round', { n });
  const stops = stopsOf(tournament, label, words.say('format.ELIMINATION'));
  if (stops.length === 0) return null;
  return (
    <ol class="rail" data-many={stops.length > 6} aria-label={words.say('part.rounds')}>
      {stops.map(({ key, label: text, short, round, is }) => (
        <li key={key} data-is={is} {...(is === 'now' && { 'aria-current': 'step' })}>
          {round === undefined ? (
            <span aria-label={text} role="img">
              <Label {...{ text, short }} />
            </span>
          ) : (
            <a
              href={`/tournaments/${tournament.id}?show=rounds&round=${String(round)}`}
              aria-label={text}
            >
              <Label {...{ text, short }} />
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

const Label = ({ text, short }: { readonly text: string; readonly short: string }) => (
  <>
    <span class="rail-long">{text}</span>
    <span class="rail-short">{short}</span>
  </>
);

function stopsOf(
  { rounds, stages, stage: now }: Tournament,
  label: (n: number) => string,
  knockout: string,
): readonly Stop[] {
  // those who draw see drafts, too
  const seen = rounds;
  const out = rounds.filter(({ status }) => status !== 'DRAFT');
  const present = out.findLast(({ status }) => status !== 'COMPLETED') ?? out.at(-1);
  const stop = (n: number, is: Stop['is'], isThere: boolean): Stop => ({
    ...{ key: String(n), label: label(n), short: String(n), is },
    ...(isThere && { round: n }),
  });
  const played = seen.map(({ number, status }) =>
    stop(
      number,
      number === present?.number ? 'now' : status === 'COMPLETED' ? 'done' : 'now',
      true,
    ),
  );
  const ahead: Stop[] = [];
  for (const { number, rounds: planned, format } of stages) {
    if (number < now) continue;
    const done = seen.filter(({ stage }) => stage === number).length;
    if (planned === null) {
      if (format === 'ELIMINATION' && done === 0)
        ahead.push({ key: `stage ${String(number)}`, label: knockout, short: '…', is: 'ahead' });
      continue;
    }
    for (let left = planned - done; left > 0; left -= 1)
      ahead.push(stop(seen.length + ahead.length + 1, 'ahead', false));
  }
  return [...played, ...ahead];
}
