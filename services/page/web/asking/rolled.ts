import type { Question } from '../../../../shared/client/index.ts';
import { useMatch } from '../match/context.ts';
import { useSteady } from '../reading/steady.ts';

export type Die = { readonly sides: number; readonly value: number };

/** The die that was just rolled by the seat asked, if the facts of the question hold its value. */
export function useRolled({ askedAt, seat, about }: Question): Die | undefined {
  const { story } = useMatch();
  return useSteady(() => {
    const facts: readonly unknown[] = Object.values(about ?? {});
    const lines = story.value.slice(-NEAR).filter((line) => line.version === askedAt);
    const dice = lines.filter((line) => line.seat === seat).flatMap((line) => line.dice);
    return dice.find(({ value }) => facts.includes(value));
  }, [story, askedAt, seat, about]);
}

/** The most entries before a question that are looked at. */
const NEAR = 20;
