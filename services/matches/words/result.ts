import type { GameDisplay, SeatStanding } from '../../../shared/engine/index.ts';
import { render } from '../../../shared/words/render.ts';
import type { Catalogue, Locale, Phrase } from '../../../shared/words/phrase.ts';
import type { MatchResult } from '../contract.ts';
import { put, type Setting } from './put.ts';

/** Words about results that belong to no game. */
const words: Catalogue = {
  en: {
    place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {seats}',
    left: 'Left the match',
    points: '{n, plural, one {# point} other {# points}}',
    finished: 'The match was played to its end.',
    abandoned: 'The match was abandoned.',
    deserted: 'All players have left the match.',
    agreed: 'The players agreed to end the match here.',
    annulled: 'The players agreed to annul the match.',
    deadline: 'The time was up, and the places were taken as they stood.',
    adjudicated: 'An arbiter decided the result.',
    void: 'The tournament doesn’t count this match.',
  },
  cs: {
    place: '{place}. z {seats}',
    left: 'Opuštěná partie',
    points: '{n, plural, one {# bod} few {# body} other {# bodů}}',
    finished: 'Partie se dohrála do konce.',
    abandoned: 'Partie zůstala nedohraná.',
    deserted: 'Všichni hráči partii opustili.',
    agreed: 'Hráči se dohodli partii zde ukončit.',
    annulled: 'Hráči se dohodli partii zrušit.',
    deadline: 'Čas vypršel a platí pořadí v tu chvíli.',
    adjudicated: 'O výsledku rozhodl rozhodčí.',
    void: 'Turnaj tuto partii nepočítá.',
  },
  ko: {
    place: '{seats}명 중 {place}위',
    left: '경기를 떠남',
    points: '{n}점',
    finished: '경기를 끝까지 마쳤습니다.',
    abandoned: '경기가 중단되었습니다.',
    deserted: '모든 플레이어가 경기를 떠났습니다.',
    agreed: '플레이어들이 여기서 끝내기로 합의했습니다.',
    annulled: '플레이어들이 경기를 무효로 하기로 합의했습니다.',
    deadline: '시간이 다 되어 그때의 순위로 정했습니다.',
    adjudicated: '심판이 결과를 정했습니다.',
    void: '대회에서 이 경기를 세지 않습니다.',
  },
};

const reasons = new Set(Object.keys(words.en));

/** The reason why a match ended, in words: the game's own if it was played to its end. */
export function reasonText(
  { reason, ending }: MatchResult,
  setting: Setting,
  locale: Locale,
): string {
  if (reason === 'finished' && ending) return put(setting, ending, locale);
  return render(words, locale, { key: reasons.has(reason) ? reason : 'finished' });
}

/** A place in words: "3rd of 4". */
export const placeText = (place: number, seats: number, locale: Locale): string =>
  render(words, locale, { key: 'place', args: { place, seats } });

/** The score of a seat in words, with what it counts; of a player who left only that. */
export function scoreText(
  { game }: { readonly game: GameDisplay },
  standing: SeatStanding,
  locale: Locale,
  left: boolean,
): string {
  if (left) return render(words, locale, { key: 'left' });
  const { catalogue, score } = game.words;
  if (score === undefined) {
    return render(words, locale, { key: 'points', args: { n: standing.score } });
  }
  const parts = score(standing).filter(({ n }) => n !== 0);
  const said = parts.map(({ name, n }): Phrase => ({ key: 'score.part', args: { name, n } }));
  const key = said.length > 0 ? 'score.text' : 'score.none';
  return render(catalogue, locale, { key, args: { n: standing.score, parts: said } });
}

/** The parts of a score that count, each with its name and the thing it is of. */
export const partsOfScore = (
  { game }: { readonly game: GameDisplay },
  standing: SeatStanding,
  locale: Locale,
) =>
  (game.words.score?.(standing) ?? [])
    .filter(({ n }) => n !== 0)
    .map(({ name, ref = null, n }) => ({
      name: render(game.words.catalogue, locale, { key: name }),
      ref,
      n,
    }));
