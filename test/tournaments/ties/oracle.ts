import type { Account, Ledger } from '../../../shared/tournaments/scoring/ledger.ts';
import type { Tie } from '../../../shared/tournaments/ties/tie.ts';

/** One seat of a pod: its player, place, points and score. */
type Line = {
  readonly pod: string;
  readonly number: number;
  readonly mean: number;
  readonly first: boolean;
  readonly place: number;
  readonly points: number;
  readonly score: number;
};

/**
 * Computes every tie-break independently, as the page of decisions defines it: in floating point,
 * from one list of lines, with no care for time. Returns the value of a player who is level with
 * those of `level`; `undefined` if the tie-break does not apply.
 */
export function oracle(ledger: Ledger) {
  const accounts = [...ledger.accounts.values()];
  const lines = accounts.flatMap(linesOf);
  const of = (number: number) => lines.filter((line) => line.number === number);
  const opponentsIn = (pod: string, number: number) =>
    lines.filter((line) => line.pod === pod && line.number !== number).map((line) => line.number);
  const opponents = (number: number) => of(number).flatMap(({ pod }) => opponentsIn(pod, number));
  const meanOver = (number: number, had: (line: readonly Line[]) => number) =>
    mean(opponents(number).map((each) => had(of(each))));
  const pointsOf = (number: number) => ledger.accounts.get(number)?.points ?? 0;
  const winRate = (all: readonly Line[]) => all.filter(({ first }) => first).length / all.length;

  return (tie: Tie, number: number, level: readonly number[]): number | string | undefined => {
    switch (tie.kind) {
      case 'HEAD_TO_HEAD': {
        const others = (each: number) => level.filter((other) => other !== each);
        const haveMet = level.every((each) =>
          others(each).every((other) => opponents(each).includes(other)),
        );
        const common = of(number).filter(({ pod }) =>
          opponentsIn(pod, number).some((other) => level.includes(other)),
        );
        return level.length > 1 && haveMet ? mean(common.map((line) => line.mean)) : undefined;
      }
      case 'WINS':
        return of(number).filter(({ first }) => first).length;
      case 'PLACES': {
        const most = Math.max(
          0,
          ...lines.map(({ pod }) => lines.filter((line) => line.pod === pod).length),
        );
        const counts = Array.from({ length: most }, (_, i) =>
          of(number).filter(({ place }) => place === i + 1),
        );
        return counts.map(({ length }) => length).join(' ');
      }
      case 'GAME_SCORE':
        return sum(of(number).map(({ score }) => score));
      case 'OPPONENT_POINTS':
        return meanOver(number, (all) => mean(all.map(({ points }) => points))) / 1_000;
      case 'OPPONENT_WIN_RATE':
        return meanOver(number, (all) => Math.max(tie.floor, winRate(all)));
      case 'BUCHHOLZ': {
        const played = of(number).map(({ pod }) => mean(opponentsIn(pod, number).map(pointsOf)));
        const own = tie.unplayed === 'VIRTUAL' ? pointsOf(number) : 0;
        const all = ledger.rounds.map((_, i) => played[i] ?? own);
        return sum(all.toSorted((a, b) => a - b).slice(tie.cut)) / 1_000;
      }
      case 'PROGRESSIVE': {
        const scores = ledger.accounts.get(number)?.scores ?? [];
        const after = (last: number) => scores.filter(({ round }) => round <= last);
        return (
          sum(ledger.rounds.map((last) => sum(after(last).map(({ points }) => points)))) / 1_000
        );
      }
      case 'DRAW':
        return undefined;
    }
  };
}

const linesOf = ({ player, scores, sittings }: Account): readonly Line[] =>
  scores
    .filter(({ pod }) => pod !== undefined)
    .map(({ round, pod, points }, i) => {
      const { place = 0, shared = 1, score = 0 } = sittings[i]?.seat ?? {};
      return {
        pod: `${String(round)}/${String(pod)}`,
        number: player.number,
        mean: place + (shared - 1) / 2,
        first: place === 1 && shared === 1,
        place,
        points,
        score,
      };
    });

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;
