import type * as z from 'zod';
import type { proposeInput } from './generated/inputs.ts';
import type { Mistake } from '../../platform/requests/mistakes.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import type { ProposalKind, ProposedAction } from '../terms/proposal.ts';

/** A proposal as a client sends it; `parseProposal` checks which fields go with which kind. */
type Said = Omit<
  z.output<ReturnType<typeof proposeInput>>,
  'matchId' | 'commandId' | 'expectedVersion'
>;
type Field = Exclude<keyof Said, 'kind'>;

/** The fields that a kind takes. */
const fields: Readonly<Record<ProposalKind, readonly Field[]>> = {
  PAUSE: ['until'],
  RESUME: [],
  UNDO: ['toVersion'],
  EXTEND: ['extend'],
  END: ['outcome'],
  REPLACE: ['seat', 'level'],
};

/**
 * Parses a proposal, with the fields of its kind and no others; refused by field if one is wrong or
 * missing.
 */
export function parseProposal({ kind, ...said }: Said): ProposedAction {
  const known = fields[kind];
  const given = (Object.keys(said) as readonly Field[]).filter((each) => said[each] !== undefined);
  const wrong = given.filter((field) => !known.includes(field));
  const detail = `Not allowed for ${kind}. Allowed: ${known.join(', ') || 'none'}.`;
  const mistakes = wrong.map((field): Mistake => ({ path: [field], detail }));
  if (mistakes.length > 0) refuseInput(...mistakes);
  const { until, toVersion, extend, outcome = 'STANDING', seat, level = 'cautious' } = said;
  switch (kind) {
    case 'PAUSE':
      return { kind, ...(until !== undefined && { until }) };
    case 'RESUME':
      return { kind };
    case 'UNDO':
      return { kind, toVersion: toVersion ?? missing(kind, 'toVersion') };
    case 'EXTEND':
      return { kind, extend: extend ?? missing(kind, 'extend') };
    case 'END':
      return { kind, outcome };
    case 'REPLACE':
      return { kind, seat: seat ?? missing(kind, 'seat'), level };
  }
}

const missing = (kind: ProposalKind, field: Field): never =>
  refuseInput({ path: [field], detail: `Required for ${kind}.` });
