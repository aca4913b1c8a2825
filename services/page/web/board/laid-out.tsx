import { useSignal } from '@preact/signals';
import { idOf, type Board, type Ref, type Scene } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { currentQuestion, mySeat, optionsAbout } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { ofHeight } from '../parts/heights.ts';
import { useSteady } from '../reading/steady.ts';
import { LatticeView } from './lattice.tsx';
import { Market } from './market.tsx';

type Part = 'market' | 'laid';

const givesMarkets = ofHeight((height, markets) => {
  const laid = markets.parentElement?.querySelector<HTMLElement>('.laid-part');
  laid?.style.setProperty('--markets', `${String(height)}px`);
});

/**
 * Boards that each player lays out for themselves: mine takes the stage, with the market above it.
 * On a phone one of the two is seen at a time, first the one that the question is about.
 */
export function LaidOut({ scene }: { readonly scene: Scene }) {
  const match = useMatch();
  const { words } = useHere();
  const about = useSteady(() => partAsked(match, scene.boards), [match, scene.boards]);
  const turned = useSignal<{ readonly question: string; readonly to: Part } | undefined>(undefined);
  const question = currentQuestion(match)?.id ?? '';
  const part = turned.value?.question === question ? turned.value.to : (about ?? 'laid');
  const seat = useSteady(() => seatShown(match, scene), [match, scene]);
  const panel = scene.seats.find((each) => each.seat === seat);
  const turn = (to: Part) => () => (turned.value = { question, to });
  return (
    <div class="laid-out" data-part={part} data-about={about}>
      {scene.boards.length > 0 && (
        <div class="stage-parts" role="group" aria-label={words.say('board.title')}>
          {(['laid', 'market'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={part === each}
              class={about === each ? 'is-asked' : undefined}
              onClick={turn(each)}
            >
              {words.say(`board.${each}`)}
            </button>
          ))}
        </div>
      )}
      <div ref={givesMarkets} class="markets">
        {scene.boards.map((board) => (
          <Market
            key={`${board.ref} ${String(about === 'market')}`}
            board={board}
            isLarge={about === 'market'}
          />
        ))}
      </div>
      <div class="laid-part">
        {panel?.lattices.map((lattice, at) => (
          <LatticeView key={at} lattice={lattice} seat={idOf(panel.seat)} />
        ))}
      </div>
    </div>
  );
}

/**
 * Part that the question is about: a place or a thing of the market, or a cell of a laid-out board.
 */
function partAsked(match: MatchModel, boards: readonly Board[]): Part | undefined {
  const spaces = boards.flatMap((board) => board.spaces.map(({ ref }) => ref));
  const lying = (match.scene.value?.places ?? [])
    .filter(({ place }) => spaces.includes(place))
    .flatMap(({ pieces, lying }) => [...pieces.map(({ thing }) => thing), ...lying]);
  const isAbout = (refs: readonly Ref[]) => refs.some((ref) => optionsAbout(match, ref).length > 0);
  if (currentQuestion(match) === undefined) return undefined;
  return isAbout([...spaces, ...lying]) ? 'market' : 'laid';
}

/** The seat whose lattice is on the stage: mine, else that of the current player, else the first. */
function seatShown(match: MatchModel, { seats, turn }: Scene): Ref | undefined {
  const mine = mySeat(match);
  const wanted = [mine === undefined ? undefined : (`seat:${mine}` as const), turn];
  const having = seats.filter(({ lattices }) => lattices.length > 0).map(({ seat }) => seat);
  return wanted.find((each) => each !== undefined && having.includes(each)) ?? having[0];
}
