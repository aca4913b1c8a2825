import type * as z from 'zod';
import { enumValues } from '../../../schema/enum-values.ts';
import type {
  game,
  gameName,
  gameSheet,
  gameSummary,
} from '../../../schema/openapi/models/game.ts';
import {
  recommendedPreset,
  type Game,
  type Guide,
  type Preset,
} from '../../../shared/engine/index.ts';
import { lineOf } from '../../words/guide.ts';
import type { Locale, Phrase } from '../../../shared/words/phrase.ts';
import { revisionOf, sheetOf } from '../../words/sheet.ts';
import { textsOf } from '../../words/texts.ts';
import { render } from '../../../shared/words/render.ts';
import { named } from './named.ts';
import { orderOf } from './order.ts';
import { nameOfGame } from './setting.ts';

export const gameNameOf = (rules: Game, locale: Locale): z.infer<typeof gameName> => ({
  id: rules.id,
  name: nameOfGame(rules, locale),
});

export const gameSummaryOf = (rules: Game, locale: Locale): z.infer<typeof gameSummary> => ({
  ...gameNameOf(rules, locale),
  revision: revisionOf(rules),
  seats: { min: rules.seats.min, max: rules.seats.max },
  bots: Object.keys(rules.bots),
  orderEnds: [...(rules.orderEnds?.names ?? [])],
  pack: rules.pack ?? null,
});

export function gameModelOf(rules: Game, locale: Locale): z.infer<typeof game> {
  const { boards, asks, presets, about, guide: _, ...sheet } = sheetOf(rules);
  const preset = recommendedPreset(rules);
  const say = (phrase: Phrase) => render(rules.words.catalogue, locale, phrase);
  return {
    ...gameSummaryOf(rules, locale),
    ...sheet,
    boards: [...boards],
    asks: { ...asks },
    presets: presets.map((each) => presetOf(rules, locale, each)),
    about: {
      ...about,
      line: say(lineOf(rules)),
      preset: preset ? presetOf(rules, locale, preset) : null,
    },
    guide: rules.guide ? guideOf(rules.guide, (key) => say({ key })) : null,
  };
}

const guideOf = ({ turn, tips }: Guide, say: (key: string) => string) => ({
  goal: say('guide.goal'),
  turn: turn.map(({ id, glyph }) => ({
    id,
    title: say(`guide.step.${id}`),
    text: say(`guide.step.${id}.text`),
    glyph,
  })),
  tips: tips.map(({ id, when: { about, ...when }, refs = [] }) => ({
    id,
    when: { ...when, ...(about && { about: { ...about } }) },
    text: say(`tip.${id}`),
    refs: [...refs],
  })),
});

function presetOf({ words }: Game, locale: Locale, preset: Preset) {
  const { orders = [], figures = null, options, ...rest } = preset;
  const key = `preset.${preset.id}`;
  return {
    ...rest,
    name: render(words.catalogue, locale, { key }),
    text: render(words.catalogue, locale, { key: `${key}.text` }),
    options: { ...options },
    orders: orders.map(orderOf),
    figures,
  };
}

/** The sheet of a game, all that a client keeps of it, in one language. */
export const gameSheetOf = (rules: Game, locale: Locale): z.infer<typeof gameSheet> => ({
  ...gameModelOf(rules, locale),
  locale: named(enumValues.Locale, locale),
  texts: { ...textsOf(rules.words.catalogue, locale, '') },
});
