import type { AudienceOf } from './audience.ts';
import type { Group } from './group.ts';
import type { UpdateMessage } from './message.ts';

/** Something that is followed version by version, by its id: a match, a tournament. */
export type Versioned = {
  /** Who may see it as it stood at this version, or as it stands now. */
  audience(id: string, version?: number): Promise<AudienceOf>;
  /**
   * What brings a group from where it is up to a version, or to the newest; judged by what it may see now.
   * `refused`: nothing any more.
   */
  lettersTo(group: Group, upTo: number | undefined): Promise<Letters | 'refused'>;
  /** The words for whoever may not see it. */
  readonly unseen: string;
};

/** Messages, in order, each made when it is first sent. */
export type Letters = {
  readonly messages: readonly UpdateMessage[];
  /** Whether nothing will follow on them: it is over. */
  readonly isLast: boolean;
};
