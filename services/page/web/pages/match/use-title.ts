import { useEffect } from 'preact/hooks';
import { useHere } from '../../here/here.ts';
import { currentQuestion } from '../../match/choices.ts';
import type { MatchModel } from '../../match/model.ts';

/** The name of the page says whose match it is, and whether it is my turn; so does the app's badge. */
export function useTitle(match: MatchModel): void {
  const { words } = useHere();
  const isAsked = currentQuestion(match) !== undefined;
  const game = match.details.value?.game.name ?? 'Questhall';
  useEffect(() => {
    document.title = isAsked ? `● ${words.say('title.turn')} · ${game}` : `${game} · Questhall`;
    const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
    if (isAsked) void setAppBadge?.call(navigator).catch(() => undefined);
    else void clearAppBadge?.call(navigator).catch(() => undefined);
  }, [isAsked, game]);
  useEffect(
    () => () => {
      document.title = 'Questhall';
    },
    [],
  );
}
