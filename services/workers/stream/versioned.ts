import type { AudienceOf } from './audience.ts';
import type { Group } from './group.ts';
import type { UpdateMessage } from './message.ts';

/** Something that is followed version by version, by its id: a match, a tournament. */
export type Versioned = {
  /** Reads the audience that may see it, at this version, or now. */
  audience(id: string, version?: number): Promise<AudienceOf>;
  /**
   * Builds the updates that bring a group up to a version, or to the newest; its present rights
   * decide. `refused`: it may see nothing any more.
   */
  lettersTo(group: Group, upTo: number | undefined): Promise<Letters | 'refused'>;
  /** The error message for viewers who may not see it. */
  readonly unseen: string;
};

/** Messages, in order, each made when it is first sent. */
export type Letters = {
  readonly messages: readonly UpdateMessage[];
  /** Whether nothing will follow on them: it is over. */
  readonly isLast: boolean;
};
