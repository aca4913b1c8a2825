import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import {
  answer,
  beginning,
  logLines,
  seated,
  spectator,
  start,
  type Game,
  type Seat,
} from '../../shared/engine/index.ts';
import { cut, textOf, type Part } from '../../shared/words/cut.ts';
import { locales, type Phrase } from '../../shared/words/phrase.ts';
import { render } from '../../shared/words/render.ts';
import { diceFrom, numbersFrom } from '../support/chance.ts';

/** Names that end in a vowel, a consonant, a Hangul ㄹ and a digit, each of one seat. */
const names: Readonly<Record<Seat, string>> = {
  ann: 'Anna',
  bob: 'Tim',
  cat: '한별',
  dan: 'Player 3',
};
const seats = Object.keys(names);

/** The questions asked of a seat, and the lines of the log for all. */
type Spoken = {
  readonly questions: ReadonlyMap<string, { readonly seat: Seat; readonly phrase: Phrase }>;
  readonly lines: ReadonlyMap<string, Phrase>;
};

/** Collects the questions and the log of a match between bots. */
function spokenIn(game: Game, answers: number): Spoken {
  const questions = new Map<string, { seat: Seat; phrase: Phrase }>();
  const lines = new Map<string, Phrase>();
  const next = numbersFrom(3);
  const opening = game.initial({ seats, options: game.options.parse({}) });
  const run = start(game, beginning(opening), { chance: diceFrom(next), version: 0 });
  for (let n = 0; n < answers && !run.match.over; n += 1) {
    for (const { text } of logLines(game, run.take(), spectator)) {
      lines.set(JSON.stringify(text), text);
    }
    for (const question of run.match.pending) {
      const phrase = game.words.question(question);
      questions.set(JSON.stringify([question.seat, phrase]), { seat: question.seat, phrase });
    }
    const waiting = run.match.pending.filter(({ answered }) => answered === undefined);
    const question = waiting[next(waiting.length)];
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    const bot = game.bots[seats.indexOf(seat) % 2 === 0 ? 'greedy' : 'random'];
    const view = game.view(run.match.game, seated(seat));
    const choose = bot?.({ view, seat, question, chance: next }) ?? [];
    expect(answer(run, { id, seat, choose })).toBeUndefined();
  }
  return { questions, lines };
}

const RAW = /이\(가\)|을\(를\)|은\(는\)|와\(과\)|과\(와\)|\(으\)로/u;
const CLAUSE = /\b(?:T4|HP|TG)-[A-Z]{3}-\d/u;

/** The particle at the beginning of what follows a name or a number. */
const PARTICLE = /^(이|가|을|를|은|는|과|와|으로|로)(?=[\s.,?!()])/u;
const AFTER_CONSONANT = ['이', '을', '은', '과', '으로'];

/** True if a particle fits the sound before it. */
function fits(before: string, particle: string): boolean {
  const last = before.replaceAll(/[^\p{L}\p{N}]/gu, '').at(-1) ?? '';
  const hangul = last.charCodeAt(0) - 0xac00;
  const isHangul = hangul >= 0 && hangul < 11_172;
  const isRieul = isHangul ? hangul % 28 === 8 : /[178lr]/iu.test(last);
  if (particle === '로' || particle === '으로') {
    const isOpen = isRieul || !(isHangul ? hangul % 28 > 0 : /[036mn]/iu.test(last));
    return (particle === '로') === isOpen;
  }
  const isClosed = isHangul ? hangul % 28 > 0 : /[013678lmnr]/iu.test(last);
  return AFTER_CONSONANT.includes(particle) === isClosed;
}

/** The particles of a Korean text that do not fit a name, a thing or a number before them. */
function misfitsIn(parts: readonly Part[]): readonly string[] {
  const afterNames = parts.flatMap((part, at): readonly string[] => {
    const particle = PARTICLE.exec(parts[at + 1]?.text ?? '')?.[1];
    if (part.ref === null || particle === undefined || fits(part.text, particle)) return [];
    return [`${part.text}${particle}`];
  });
  const afterSigns = [
    ...textOf(parts).matchAll(/(\d)(이|가|을|를|은|는|과|와|으로|로)(?=[\s.,?!])/gu),
  ]
    .filter(([, before = '', particle = '']) => !fits(before, particle))
    .map(([found]) => found);
  return [...afterNames, ...afterSigns];
}

/**
 * True if a line goes on after a colon though a player has been named before it: it is no sentence
 * then.
 */
function hasColonInside(text: string): boolean {
  const [before = '', after] = text.replaceAll(/\([^()]*\)/gu, '').split(':');
  return after !== undefined && Object.values(names).some((name) => before.includes(name));
}

describe.each(Object.values(games))('the questions and log of a match of $id', (game) => {
  const { catalogue } = game.words;
  let spoken: Spoken;
  beforeAll(() => {
    spoken = spokenIn(game, 200);
  });

  const phrases = () => [
    ...spoken.lines.values(),
    ...[...spoken.questions.values()].map(({ phrase }) => phrase),
  ];
  const textsIn = (locale: (typeof locales)[number]) =>
    phrases().map((phrase) => render(catalogue, locale, phrase, names));

  it('have Korean particles that fit the name, thing or number before them', () => {
    expect(spoken.lines.size).toBeGreaterThan(0);
    const wording = { catalogue, locale: 'ko' as const, names };
    const parts = phrases().map((phrase) => cut(wording, phrase));
    expect(parts.map(textOf).filter((text) => RAW.test(text))).toEqual([]);
    expect(parts.flatMap(misfitsIn)).toEqual([]);
  });

  it.each(locales)('name no clause of the rules in %s', (locale) => {
    expect(textsIn(locale).filter((text) => CLAUSE.test(text))).toEqual([]);
  });

  it('are English sentences, with no colon after the player', () => {
    const texts = [...spoken.lines.values()].map((line) => render(catalogue, 'en', line, names));
    expect(texts.filter(hasColonInside)).toEqual([]);
  });

  it.each(locales)('never name the asked player in %s', (locale) => {
    const named = [...spoken.questions.values()]
      .map(({ seat, phrase }) => [names[seat] ?? '', render(catalogue, locale, phrase, names)])
      .filter(([name = '', text = '']) => text.includes(name));
    expect(named).toEqual([]);
  });
});

describe('a particle in Korean', () => {
  it('is reported if it does not fit', () => {
    const parts = (text: string, after: string): readonly Part[] => [
      { text, ref: 'card:wolf' },
      { text: after, ref: null },
    ];
    expect(misfitsIn(parts('늑대', '이 옵니다.'))).toEqual(['늑대이']);
    expect(misfitsIn(parts('늑대', '가 3를 받습니다.'))).toEqual(['3를']);
    expect(misfitsIn(parts('Tim', '가 갑니다.'))).toEqual(['Tim가']);
    expect(misfitsIn(parts('한별', '로 갑니다.'))).toEqual([]);
    expect(hasColonInside('Anna moves to: City.')).toBe(true);
    expect(hasColonInside('Returned to the box: Thief.')).toBe(false);
  });
});
