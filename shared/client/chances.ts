/** The chances of the sum of dice with these numbers of sides: that of a sum of `n` is at place `n`. */
export function sumOfDice(sides: readonly number[]): readonly number[] {
  return sides.reduce<readonly number[]>(withDie, [1]);
}

const withDie = (fewer: readonly number[], sides: number): readonly number[] =>
  Array.from({ length: fewer.length + sides }, (_, sum) => {
    let chance = 0;
    for (let face = 1; face <= sides; face += 1) chance += (fewer[sum - face] ?? 0) / sides;
    return chance;
  });
