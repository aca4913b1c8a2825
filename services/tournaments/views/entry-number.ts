import { refuseInput } from '../../platform/requests/refusal.ts';

/** The number of an entry of an audit, by its id `a12`: 12. Refused if it is not such an id. */
export function entryNumber(id: string): number {
  const number = /^a(\d{1,9})$/.exec(id)?.[1];
  if (number === undefined)
    return refuseInput({
      path: ['after'],
      detail: "This cursor doesn't belong to this audit. Start at the first page.",
    });
  return Number(number);
}
