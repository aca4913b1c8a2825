import { useHere } from '../../../here/here.ts';
import { saveAnswer } from '../../../parts/save-file.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { useEvent } from '../../../tournament/event.ts';
import { rulesOf, sizesIn } from '../../../tournament/rules.ts';

const files = [
  ['standings.csv', 'export.csv'],
  ['export', 'export.json'],
  ['events', 'export.events'],
  ['trf', 'export.trf'],
] as const;

const endings = { 'standings.csv': 'csv', export: 'json', events: 'ndjson', trf: 'trf' } as const;

/** The event as files: its table, all that it follows from, its events, and the pairs for chess tools. */
export function Exports() {
  const { words, session } = useHere();
  const { tournament } = useEvent();
  const act = useAct();
  // tools for pairs read no bigger tables
  const isOfPairs = rulesOf(tournament).stages.every((stage) => sizesIn(stage).most === 2);
  return (
    <section aria-labelledby="exports">
      <h2 id="exports">{words.say('export.title')}</h2>
      <div class="acts">
        {files
          .filter(([path]) => path !== 'trf' || isOfPairs)
          .map(([path, name]) => (
            <button
              key={path}
              type="button"
              disabled={act.isBusy.value}
              onClick={() =>
                void act.run(() =>
                  saveAnswer({
                    path: `/v1/tournaments/${tournament.id}/${path}`,
                    name: `${tournament.id}.${endings[path]}`,
                    token: session.token,
                  }),
                )
              }
            >
              {words.say(name)}
            </button>
          ))}
      </div>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <p class="notes">{words.say('export.verify')}</p>
    </section>
  );
}
