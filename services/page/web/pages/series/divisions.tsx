import { useSignal } from '@preact/signals';
import { DraftSeason } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Select } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useSeriesAct, type Series } from './series.ts';

type Draft = NonNullable<Series['draft']>;
type Account = Draft['divisions'][number]['players'][number];

/** The divisions proposed: where each player comes from, and the way to move them. */
export function Divisions({ draft }: { readonly draft: Draft }) {
  const { words } = useHere();
  const act = useSeriesAct();
  const before = draft.divisions.map(({ players }) => players);
  const divisions = useSignal<readonly (readonly Account[])[]>(before);
  const isChanged =
    divisions.value !== before && JSON.stringify(divisions.value) !== JSON.stringify(before);
  const isMade = draft.divisions.some(({ tournamentId }) => tournamentId !== null);
  const move = (account: Account, to: number): void => {
    divisions.value = divisions.value.map((players, at) => {
      const others = players.filter(({ id }) => id !== account.id);
      return at === to ? [...others, account] : others;
    });
  };
  const choices = before.map(
    (_, at) => [String(at), words.say('season.division', { n: at + 1 })] as const,
  );
  return (
    <>
      {divisions.value.map((players, at) => (
        <section key={at} class="pod" data-division={at + 1}>
          <h3>
            {words.say('season.division', { n: at + 1 })}{' '}
            <small>{words.say('event.players', { n: players.length })}</small>
          </h3>
          {players.map((account) =>
            isMade || before.length === 1 ? (
              <p key={account.id}>
                {account.name} <small>{cameFrom(draft, account, words)}</small>
              </p>
            ) : (
              <Select
                key={account.id}
                label={[account.name, cameFrom(draft, account, words)].filter(Boolean).join(' · ')}
                value={String(at)}
                choices={choices}
                onChange={(to) => {
                  move(account, Number(to));
                }}
              />
            ),
          )}
        </section>
      ))}
      {isChanged && (
        <div class="acts">
          <button
            type="button"
            class="primary"
            disabled={act.isBusy.value}
            onClick={() =>
              void act.send(DraftSeason, {
                divisions: divisions.value.map((players) => players.map(({ id }) => id)),
              })
            }
          >
            {words.say('draft.keep')}
          </button>
          <button
            type="button"
            onClick={() => {
              divisions.value = before;
            }}
          >
            {words.say('draft.reset')}
          </button>
        </div>
      )}
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </>
  );
}

/** Text on a player who is new, goes up or goes down; nothing if they stay. */
function cameFrom(
  { moves }: Draft,
  { id }: Account,
  words: ReturnType<typeof useHere>['words'],
): string {
  const move = moves.find(({ account }) => account.id === id);
  if (move === undefined) return '';
  if (move.from === null) return words.say('season.new');
  if (move.to < move.from) return words.say('season.up');
  return move.to > move.from ? words.say('season.down') : '';
}
