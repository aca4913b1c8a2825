import { expect } from 'vitest';
import type { Emulated } from '../../../tools/emulate/emulate.ts';
import { stageAt } from '../../../tools/smoke/stage.ts';

export type Made = { readonly createMatch: { readonly id: string } };

/** Begins a match of Ann and Lea with ten seconds for each question; returns its id. */
export async function nobodyAnswers({ host, tokenFor }: Emulated): Promise<string> {
  const [ann, lea] = [await tokenFor('ann'), await tokenFor('lea')].map((token) =>
    stageAt(`http://${host}`, token),
  );
  const made = 'mutation ($of: CreateMatchInput!) { createMatch(input: $of) { id } }';
  const of = { gameId: 'tales-of-glory', seats: 2, timeControl: { perQuestion: 'PT10S' } };
  const { createMatch: match } = (await ann?.graphql(made, { of })) as Made;
  const joining = 'mutation ($of: JoinMatchInput!) { joinMatch(input: $of) { id } }';
  await lea?.graphql(joining, { of: { matchId: match.id, acceptTimeControl: true } });
  const start = 'mutation ($of: StartMatchInput!) { startMatch(input: $of) { id } }';
  await ann?.graphql(start, { of: { matchId: match.id } });
  return match.id;
}

/** Ann gives the match up, and Lea's account is deleted, once it is on record how she has played there. */
export async function leavesForGood(
  { host, judged, tokenFor }: Emulated,
  id: string,
): Promise<void> {
  const ann = stageAt(`http://${host}`, await tokenFor('ann'));
  await ann.graphql('mutation ($id: ID!) { resign(input: { matchId: $id }) { id } }', { id });
  const isNoted = () => judged.some(({ leadingKeys = [] }) => leadingKeys.includes('TENURE#lea'));
  await expect.poll(isNoted).toBe(true);
  const lea = stageAt(`http://${host}`, await tokenFor('lea'));
  await lea.graphql('mutation { deleteAccount(input: { confirm: "lea" }) { at } }', {});
}
