import type { Matches } from '../../services/matches/contract.ts';
import type { Role, Setting } from './matrix.ts';
import type { People } from './people.ts';

/** The match that an attempt is made on. */
export type Scene = {
  readonly matchId: string;
  readonly invitation: string;
  /** The seat of the player; free seats come last. */
  readonly playerSeat: string;
  /** The seats of those who sit. */
  readonly seats: Readonly<Partial<Record<Role, string>>>;
  /** The question that waits for each of those who sit. */
  readonly questions: Readonly<Partial<Record<Role, string>>>;
};

/** An auto-response to a question that is never asked. */
const never = { kind: '*', choose: ['never'] };

const sitting = ['host', 'player', 'bot', 'reader'] as const;

/** A match as the setting has it, with host, player, bot and reader at the table. */
export async function sceneOf(
  matches: Matches,
  people: People,
  { of, visibility }: Setting,
): Promise<Scene> {
  const { host, player, bot, reader } = people;
  const options = of === 'over' ? { rounds: 1 } : {};
  const input = { gameId: 'secret-numbers', seats: 5, visibility, options };
  const created = await matches.create(host.actor, input);
  const matchId = created.record.id;
  const invitation = created.invitation ?? '';
  for (const { actor } of [player, bot, reader]) {
    await matches.join(actor, { matchId, invitation });
  }
  if (of !== 'open' && of !== 'nothing') await matches.start(host.actor, { matchId });
  const seen = await Promise.all(
    sitting.map(async (role) => [role, await matches.find(people[role].actor, matchId)] as const),
  );
  const questions = Object.fromEntries(
    seen.map(([role, sight]) => [role, sight?.questions[0]?.id ?? ''] as const),
  );
  const seats = Object.fromEntries(seen.map(([role, sight]) => [role, sight?.seat ?? ''] as const));
  // so that there is something to go back from
  if (of === 'running') await matches.setStandingOrders(host.actor, { matchId, orders: [never] });
  if (of === 'over') await pickAll(matches, people, { matchId, questions });
  if (of === 'paused') await matches.pause(host.actor, { matchId });
  return { matchId, invitation, playerSeat: seats['player'] ?? '', seats, questions };
}

async function pickAll(
  matches: Matches,
  people: People,
  { matchId, questions }: Pick<Scene, 'matchId' | 'questions'>,
): Promise<void> {
  for (const role of sitting) {
    const questionId = questions[role] ?? '';
    await matches.answer(people[role].actor, {
      matchId,
      questionId,
      choose: ['number:1'],
      commandId: `pick of ${role}`,
    });
  }
}
