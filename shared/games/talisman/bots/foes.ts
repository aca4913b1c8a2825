import { foeOf } from '../edition/foe.ts';
import { type Foe } from '../edition/bouts.ts';
import { cardsAt } from '../state-queries.ts';
import { me, type BotView } from './look.ts';
import { foesAmong } from './worth/meeting.ts';

/** Creatures on its space, in groups that fight as one. */
export const foesNow = (look: BotView): readonly (readonly Foe[])[] =>
  foesAmong(
    look,
    cardsAt(look.sight.state, me(look).space).filter(
      (card) => !look.sight.state.turn.absent.includes(card),
    ),
  );

/** The foe of this name: an Enemy card, the guard of a crossing, or the unfinished creature here. */
export function foeReferred(look: BotView, name: string): readonly Foe[] {
  const { edition } = look.sight;
  const isCard = edition.content.cards.some(({ id }) => id === name.replace(/\.\d+$/, ''));
  if (isCard && edition.book.card(name).attack) return [foeOf(edition, name)];
  const guards = edition.content.spaces.flatMap(({ crossing }) => crossing?.guard ?? []);
  const guard = guards.find(({ id }) => id === name);
  return guard ? [guard] : [];
}
