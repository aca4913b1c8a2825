import { ClaimSeat, ReturnToSeat } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { useMatch } from '../../match/context.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';

/** Says that I am away, or whose seat may be taken; with the button that changes it. */
export function Away() {
  const match = useMatch();
  const { client, words } = useHere();
  const act = useAct();
  const can = match.details.value?.can ?? [];
  const matchId = match.id;
  const offered = can.includes('CLAIM_SEAT')
    ? match.seats.value.filter(({ presence }) => presence === 'OFFERED')
    : [];
  if (!can.includes('RETURN_TO_SEAT') && offered.length === 0) return null;
  return (
    <section class="away">
      {can.includes('RETURN_TO_SEAT') && (
        <>
          <p role="status">{words.say('away.mine')}</p>
          <button
            type="button"
            class="primary"
            onClick={() => void act.run(() => client.command(ReturnToSeat, { matchId }))}
          >
            {words.say('away.return')}
          </button>
        </>
      )}
      {offered.map(({ id, name }) => (
        <div key={id}>
          <p>{words.say('away.offered', { name })}</p>
          <button
            type="button"
            class="primary"
            onClick={() => void act.run(() => client.command(ClaimSeat, { matchId, seat: id }))}
          >
            {words.say('away.claim')}
          </button>
        </div>
      ))}
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </section>
  );
}
