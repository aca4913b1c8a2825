import {
  ReadRound,
  type ReadRoundQuery,
  type Outcome,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { useResource } from '../../../parts/use-resource.ts';
import { calledOf, useEvent, type Person, type Pod } from '../../../tournament/event.ts';
import type { Pairing } from '../../../tournament/pairing.ts';
import type { People } from '../../../tournament/audit-text/people.ts';
import type { Words } from '../../../words/words.ts';

type Read = NonNullable<ReadRoundQuery['tournament']>;

/** A draft as it stands, whole. */
export type PairingDraft = {
  readonly pairing: Pairing;
  readonly people: ReadonlyMap<number, Person>;
  readonly report: NonNullable<Read['round']>['pairing'];
  /** The version read, against which changes are checked. */
  readonly version: number;
  /** The version that changed the draft itself last. */
  readonly changedAt: number;
};

/** Names of the players drawn. */
export const draftNames =
  ({ people }: PairingDraft, words: Words): People['called'] =>
  (number) => {
    const person = people.get(number);
    return person === undefined ? words.say('audit.number', { n: number }) : calledOf(person);
  };

/** The most that the service gives at once. */
const PAGE = 100;

/** Reads a draft, all of its pods, and again when the event has changed. */
export function useDraft(round: number) {
  const { client } = useHere();
  const { id, version } = useEvent().tournament;
  return useResource(async (): Promise<Outcome<PairingDraft | undefined>> => {
    const pods: Pod[] = [];
    for (let after: string | undefined; ;) {
      const told = await client.ask(ReadRound, {
        ...{ id, round, first: PAGE },
        ...(after !== undefined && { after }),
      });
      if ('refusal' in told) return told;
      const read = told.data.tournament;
      if (read?.round == null) return { data: undefined };
      pods.push(...read.round.pods.edges.map(({ node }) => node));
      const { hasNextPage, endCursor } = read.round.pods.pageInfo;
      if (hasNextPage) after = endCursor ?? undefined;
      else return { data: drawnOf(read, pods) };
    }
  }, [client, id, round, version]);
}

function drawnOf({ version, round }: Read, pods: readonly Pod[]): PairingDraft | undefined {
  if (round === null) return undefined;
  const seated = pods.map(({ seats }) => seats.map(({ player }) => player));
  const people = [...seated.flat(), ...round.byes];
  return {
    version,
    changedAt: round.changedAt,
    report: round.pairing,
    pairing: { pods: seated.map((pod) => pod.map(numberOf)), byes: round.byes.map(numberOf) },
    people: new Map(people.map((person) => [numberOf(person), person])),
  };
}

/** Start number; everyone who is drawn has one. */
const numberOf = ({ number }: Person): number => number ?? 0;
