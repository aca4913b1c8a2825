import { limitsOf, presetOf, type Speed, type TimeControl } from '../../terms/time-control.ts';

/** A queue for one game at one time control, by the usual options of the game. */
export type QueueOf = { readonly gameId: string; readonly timeControl: string };

/** The key of a queue, under which its tickets are stored. */
export const keyOf = ({ gameId, timeControl }: QueueOf): string => `${timeControl}/${gameId}`;

export function queueOf(key: string): QueueOf {
  const cut = key.indexOf('/');
  return { timeControl: key.slice(0, cut), gameId: key.slice(cut + 1) };
}

/** Reads the time control of a queue; `undefined` if this id no longer exists. */
export const controlOf = (key: string): TimeControl | undefined =>
  presetOf(queueOf(key).timeControl);

/** The speed at which it is played there. */
export function speedOf(key: string): Speed {
  const control = controlOf(key);
  return control === undefined ? 'ASYNC' : limitsOf(control).speed;
}
