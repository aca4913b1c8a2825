import type { Seat } from '../../shared/engine/index.ts';
import type { MatchView } from '../../services/matches/contract.ts';
import { chanceOf } from '../../services/matches/terms/chance.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { ifAllowed } from './allowed.ts';
import { maybeOnVacation } from './holidays.ts';
import type { Person } from './person.ts';
import type { TableParts } from './table-parts.ts';

/** A player of a seat, with their habits. */
export type Guest = {
  /**
   * Announces that something may wait for them: they come and look, unless they are already coming.
   */
  call(): void;
  /** Returns after an absence, to look at their seat. */
  comeBack(): Promise<void>;
};

/** Plays a seat until the match is over or another player has it. */
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

  /** Continues after an answer: leaves, pauses the match, or goes on. */
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
    // some return explicitly, others just play on
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

/** The organizer who pauses matches and resumes them. */
const organizer: AccountActor = { kind: 'account', account: 'organizer', roles: ['organizer'] };
