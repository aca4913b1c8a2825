import type { LineState } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { LineNote } from '../../parts/line-note.tsx';
import { useEvent, type Tournament } from '../../tournament/event.ts';
import { knockoutNames, sizesAhead } from '../../tournament/knockout.ts';
import { rulesOf, sizesIn } from '../../tournament/rules.ts';
import type { Words } from '../../words/words.ts';

/** The top of a tournament: its name, game, players and format, and its rounds as a rail. */
export function Head({ line }: { readonly line: LineState }) {
  const { words } = useHere();
  const { tournament } = useEvent();
  const { name, game, status, registered, waiting, stages, stage } = tournament;
  const rules = rulesOf(tournament);
  const present = stages.find(({ number }) => number === Math.max(1, stage));
  const sizes = rules.stages[(present?.number ?? 1) - 1];
  const form = present && words.say(`format.${present.format}`);
  return (
    <header class="event-head">
      <p class="event-back">
        <a href="/tournaments">← {words.say('tournaments.title')}</a>
        <LineNote line={line} />
      </p>
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

/** The rounds in a row: those played, the present one, and those still to come if their number is known. */
function Rail() {
  const { words } = useHere();
  const { tournament } = useEvent();
  const stops = stopsOf(tournament, words);
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

type Named = { readonly label: string; readonly tables: number; readonly round?: Round };
type Round = Tournament['rounds'][number];

/** The rounds of all stages, those to come as far as their number is known; a knockout that has not begun is one stop. */
function stopsOf(tournament: Tournament, words: Words): readonly Stop[] {
  const { rounds, stages, stage: now } = tournament;
  // staff see drafts, too
  const out = rounds.filter(({ status }) => status !== 'DRAFT');
  const present = out.findLast(({ status }) => status !== 'COMPLETED') ?? out.at(-1);
  const stops: Named[] = [];
  for (const stage of stages) {
    const own = rounds.filter((round) => round.stage === stage.number);
    const named = own.map((round): Named => ({
      ...{ round, tables: round.podCount },
      label: words.say('bar.round', { n: round.number }),
    }));
    const ahead = stage.number < now ? [] : roundsAhead(tournament, stage, own);
    const whole = [
      ...named,
      ...ahead.map((tables, at): Named => ({
        tables,
        label: words.say('bar.round', { n: stops.length + own.length + at + 1 }),
      })),
    ];
    const isKnockout = stage.format === 'ELIMINATION';
    if (isKnockout && own.length === 0) {
      stops.push({ tables: 0, label: words.say('format.ELIMINATION') });
      continue;
    }
    const names = isKnockout ? knockoutNames(whole.map(({ tables }) => tables)) : [];
    stops.push(
      ...whole.map((each, at) => {
        const name = names[at];
        return name === undefined ? each : { ...each, label: words.say(name) };
      }),
    );
  }
  return stops.map(({ label, round }, at) => ({
    ...{ key: String(at), label, short: String(at + 1) },
    ...(round && { round: round.number }),
    is:
      round === undefined
        ? 'ahead'
        : round === present
          ? 'now'
          : round.status === 'COMPLETED'
            ? 'done'
            : 'ahead',
  }));
}

/** The number of tables in each round of a stage that is still to come; empty if that is not known. */
function roundsAhead(
  tournament: Tournament,
  { number, format, rounds }: Tournament['stages'][number],
  own: readonly Round[],
): readonly number[] {
  if (format !== 'ELIMINATION')
    return Array<number>(Math.max(0, (rounds ?? 0) - own.length)).fill(0);
  const rules = rulesOf(tournament).stages[number - 1];
  const tables = own.at(-1)?.podCount ?? 0;
  const sizes = Array<number>(tables).fill(rules ? sizesIn(rules).preferred : 0);
  return sizesAhead(tournament, number, sizes).map(({ length }) => length);
}
