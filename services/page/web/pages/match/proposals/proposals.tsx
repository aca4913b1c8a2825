import { Vote } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useGrace } from '../../../asking/grace.ts';
import { useMatch } from '../../../match/context.ts';
import { useSteady } from '../../../reading/steady.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { namesOf, proposalText, type Proposal } from './proposal-text.ts';

/** Open proposals at the table, each with the players it waits for, and my vote. */
export function Proposals() {
  const match = useMatch();
  const { words } = useHere();
  const open = useSteady(
    () => match.table.value?.proposals.filter(({ status }) => status === 'OPEN') ?? [],
    [match],
  );
  const { section, onClickCapture } = useGrace(open.map(({ id }) => id).join(' ') || undefined);
  if (open.length === 0) return null;
  return (
    <section
      ref={section}
      class="proposals"
      aria-labelledby="proposals-title"
      onClickCapture={onClickCapture}
    >
      <h2 id="proposals-title">{words.say('proposal.title')}</h2>
      {open.map((proposal) => (
        <OneProposal key={proposal.id} proposal={proposal} />
      ))}
    </section>
  );
}

function OneProposal({ proposal }: { readonly proposal: Proposal }) {
  const match = useMatch();
  const { client, words } = useHere();
  const act = useAct();
  const { id, by, waitingOn, votes, expiresAt } = proposal;
  const seat = match.details.value?.seat;
  const mayVote = seat != null && waitingOn.includes(seat);
  const isMine = seat === by && !proposal.itself;
  const vote = (agree: boolean) =>
    act.run(() => client.command(Vote, { matchId: match.id, proposalId: id, agree }));
  const until = words.time(new Date(expiresAt));
  const agreed = votes.filter(({ agree }) => agree).map((each) => each.seat);
  return (
    <div class="proposal" data-proposal={proposal.kind}>
      <p role="status">{proposalText(match, words, proposal)}</p>
      <p class="notes">
        {agreed.length > 0 && words.say('proposal.votes', { names: namesOf(match, words, agreed) })}{' '}
        {mayVote
          ? words.say('proposal.vote', { until })
          : waitingOn.length > 0 &&
            words.say('proposal.waits', { names: namesOf(match, words, waitingOn), until })}
      </p>
      <div class="acts">
        {mayVote && (
          <button
            type="button"
            class="primary"
            disabled={act.isBusy.value}
            onClick={() => void vote(true)}
          >
            {words.say('proposal.yes')}
          </button>
        )}
        {(mayVote || isMine) && (
          <button type="button" disabled={act.isBusy.value} onClick={() => void vote(false)}>
            {words.say(isMine ? 'proposal.back' : 'proposal.no')}
          </button>
        )}
      </div>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </div>
  );
}
