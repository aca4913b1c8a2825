import { ReadReliability, type ReliabilityPartsFragment } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useResource } from './use-resource.ts';

/** Reads the reliability of the players of a match, again whenever the seats change. */
export function useReliability(
  matchId: string,
  seatsAt: number | undefined,
): (seat: string) => ReliabilityPartsFragment | undefined {
  const { client } = useHere();
  const { data } = useResource(
    () => client.ask(ReadReliability, { id: matchId }),
    [client, seatsAt],
  );
  return (seat) =>
    data.value?.match?.seats.find(({ id }) => id === seat)?.account?.reliability ?? undefined;
}

/** Reliability of a player, in one sentence; of one without a record, that they are new. */
export function Reliability({ of }: { readonly of: ReliabilityPartsFragment }) {
  const { words } = useHere();
  const { score, answersDue, answersInTime, finished, abandoned } = of;
  if (answersDue + finished + abandoned === 0) return words.say('reliability.new');
  return words.say('reliability.full', {
    percent: Math.round(score * 100),
    due: answersDue,
    inTime: answersInTime,
    finished,
    abandoned,
  });
}
