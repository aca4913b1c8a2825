import type { Seat } from '../../shared/engine/index.ts';
import type { MatchView } from '../../services/matches/contract.ts';
import { chanceOf } from '../../services/matches/terms/chance.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { ifAllowed } from './allowed.ts';
import { maybeOnVacation } from './holidays.ts';
import type { Person } from './person.ts';
import type { TableParts } from './table-parts.ts';

/** Somebody who plays a seat of a match as their habits have it. */
export type Guest = {
  /** Something may wait for them: they come and look, if they are not to come already. */
  call(): void;
  /** They have been away, and look at what became of their seat. */
  comeBack(): Promise<void>;
};

/** Lets somebody play a seat until the match is over or another plays it. */
export function guestAt(
  parts: TableParts,
  { matchId, seat, person }: { matchId: string; seat: Seat; person: Person },
): Guest {
  const { matches, game, agenda, luck, habits, name } = parts;
  const { actor } = person;
  const { account } = actor;
  let isComing = false;
  let answers = 0;

  const look = async (): Promise<MatchView | undefined> => {
    const view = await matches.find(actor, matchId);
    return view?.seat === seat && view.record.status === 'RUNNING' ? view : undefined;
  };

  const come = (afterMs: number): void => {
    isComing = true;
    agenda.after(afterMs, async () => {
      isComing = false;
      if (!person.isAway) await answerOne(await look());
    });
  };

  const answerOne = async (view: MatchView | undefined): Promise<void> => {
    const [question] = view?.questions ?? [];
    if (view === undefined || question === undefined) return;
    answers += 1;
    const bot = game.bots['greedy'];
    const chance = chanceOf([name, account, question.id]);
    const choose =
      bot?.({ view: view.view, seat, question, chance }) ?? question.options.slice(0, 1);
    const after = await ifAllowed(
      matches.answer(actor, {
        matchId,
        questionId: question.id,
        choose,
        commandId: `${account} ${String(answers)}`,
      }),
    );
    await goOn(after?.match ?? (await look()));
  };

  /** What they do after an answer: they go away, rest the match, or go on. */
  const goOn = async (view: MatchView | undefined): Promise<void> => {
    if (view === undefined) return;
    if (luck.happens(habits.vanishes)) person.isAway = true;
    else if (luck.happens(habits.leaves)) await leave();
    else {
      if (luck.happens(habits.pauses)) await rest();
      if (view.questions.length > 0)
        come(luck.around(habits.staysOn ? habits.thinks : habits.comes));
    }
  };

  const leave = async (): Promise<void> => {
    person.isAway = true;
    const away = luck.around(habits.away);
    if (habits.byCalendars) await maybeOnVacation(parts, actor, away);
    agenda.after(away, async () => {
      person.isAway = false;
      for (const table of person.seats) await table.comeBack();
    });
  };

  const comeBack = async (): Promise<void> => {
    const view = await look();
    if (view === undefined) return;
    const isPlayedFor = view.record.seats.find(({ id }) => id === seat)?.presence !== undefined;
    // some say that they are back, others just play on
    if (isPlayedFor && luck.happens(0.5)) await ifAllowed(matches.returnToSeat(actor, { matchId }));
    if (!isComing) come(0);
  };

  const rest = async (): Promise<void> => {
    const paused = await ifAllowed(matches.pause(organizer, { matchId }));
    if (paused === undefined) return;
    agenda.after(luck.around(habits.rests), async () => {
      await ifAllowed(matches.resume(organizer, { matchId }));
    });
  };

  const guest: Guest = {
    call() {
      if (!isComing && !person.isAway) come(luck.around(habits.comes));
    },
    comeBack,
  };
  person.seats.push(guest);
  return guest;
}

/** Somebody of the service who rests matches, and lets them go on. */
const organizer: AccountActor = { kind: 'account', account: 'organizer', roles: ['organizer'] };
