import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { sdl } from '../../schema/generated/sdl.ts';
import { limitRules } from '../../services/apis/documents/limits.ts';
import { Pod } from '../../services/apis/graphql/resolvers/tournaments/rounds.ts';

it('a page of 100 pods can be read with all fields', () => {
  const everything = `id round number status deadline held heldBy endedAt attempt matchId
    seats { seat player { id number status account { id name } } account { id name } }
    result { by places { place score points noShow player { number account { id name } } } }
    match { id status version }`;
  const query = (first: number) => `query ($id: ID!) { tournament(id: $id) { round(number: 1) {
    pods(first: ${String(first)}) { edges { node { ${everything} } } pageInfo { endCursor } } } } }`;
  const faults = (first: number) => validate(buildSchema(sdl), parse(query(first)), limitRules);
  expect(faults(100)).toEqual([]);
  expect(faults(200).map(({ message }) => message)).toEqual([expect.stringMatching(/cost/i)]);
});

it('the places of a result are sorted, whatever the order of the seats', async () => {
  const places = [3, 1, 2, 1].map((place, i) => ({ number: i + 1, place }));
  const result = Pod.result as unknown as (pod: unknown) => {
    places: { place: { number: number } }[];
  };
  const shown = result({ pod: { places }, seen: {} });
  expect(shown.places.map(({ place }) => place.number)).toEqual([2, 4, 3, 1]);
});
