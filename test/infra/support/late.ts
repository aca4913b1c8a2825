import type { Emulated } from '../../../tools/emulate/emulate.ts';
import { stageAt } from '../../../tools/smoke/stage.ts';

export type Made = { readonly createMatch: { readonly id: string } };

/** Begins a match of Ann and Bob with ten seconds for each question; gives its id. */
export async function nobodyAnswers({ host, tokenFor }: Emulated): Promise<string> {
  const [ann, bob] = [await tokenFor('ann'), await tokenFor('bob')].map((token) =>
    stageAt(`http://${host}`, token),
  );
  const made = 'mutation ($of: CreateMatchInput!) { createMatch(input: $of) { id } }';
  const of = { gameId: 'tales-of-glory', seats: 2, timeControl: { perQuestion: 'PT10S' } };
  const { createMatch: match } = (await ann?.graphql(made, { of })) as Made;
  const joining = 'mutation ($of: JoinMatchInput!) { joinMatch(input: $of) { id } }';
  await bob?.graphql(joining, { of: { matchId: match.id, acceptTimeControl: true } });
  const start = 'mutation ($of: StartMatchInput!) { startMatch(input: $of) { id } }';
  await ann?.graphql(start, { of: { matchId: match.id } });
  return match.id;
}
