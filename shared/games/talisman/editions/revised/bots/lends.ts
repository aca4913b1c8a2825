import { me, type Tables } from '../../../bots/look.ts';

/** The points that Spells of the Revised 4th Edition add to the own score of a fight. */
export const lends: Tables['lends'] = {
  'psionic-blast': (look) => {
    const { book, mind } = look.sight.edition;
    const { id, points } = me(look);
    const counters = look.sight.state.options.psionicBlastCounters ? (points[mind] ?? 0) : 0;
    return (book.character(id).values[mind] ?? 0) + counters;
  },
};
