import { refOf, type ScorePart, type SeatStanding } from '../../../engine/index.ts';
import type { Catalogue } from '../../../words/phrase.ts';

/** The parts of a score: attributes gained, gold, and cards by kind; Objects of both kinds are one part. */
export const scoreIn =
  (catalogue: Catalogue) =>
  ({ details }: SeatStanding): readonly ScorePart[] => {
    const { gold = 0, spells = 0, followers = 0, objects = 0, magicObjects = 0 } = details;
    const attributes = Object.entries(details).flatMap(([id, n]): readonly ScorePart[] => {
      const ref = refOf('attribute', id);
      return Object.hasOwn(catalogue.en, ref) ? [{ name: `score.${id}`, ref, n }] : [];
    });
    return [
      ...attributes,
      { name: 'good:gold', ref: 'good:gold', n: gold },
      { name: 'counter.spells', ref: 'type:spell', n: spells },
      { name: 'counter.followers', ref: 'type:follower', n: followers },
      { name: 'counter.objects', ref: 'type:object', n: objects + magicObjects },
    ];
  };
