import type { Role } from './matrix.ts';
import type { Scene } from './scene.ts';

/** An attempt at an operation through one API: the role, the account and its token. */
export type Attempt = {
  readonly operation: string;
  readonly role: Role;
  readonly account: string;
  readonly token: string | undefined;
  readonly scene: Scene;
};

/** A way in: gives `yes`, `hidden`, or the code of the refusal. */
export type TryAt = (attempt: Attempt) => Promise<string>;

let commands = 0;
/** A name for a command, new for each. */
export const newCommand = (): string => `try ${String((commands += 1))}`;

/** A time credit that no one needs. */
export const credit = {
  from: '2020-01-01T00:00:00.000Z',
  to: '2020-01-01T01:00:00.000Z',
  reason: 'an outage',
};

/** The question of one's own seat; of the player's for who has none. */
export const ownQuestion = ({ scene, role }: Attempt): string =>
  scene.questions[role] ?? scene.questions.player ?? '';

/** The question of another player. */
export const othersQuestion = ({ scene, role }: Attempt): string =>
  (role === 'host' ? scene.questions.player : scene.questions.host) ?? '';

/** `yes` for something, `hidden` for nothing. */
export const shown = (value: unknown): string =>
  value == null || (Array.isArray(value) && value.length === 0) ? 'hidden' : 'yes';
