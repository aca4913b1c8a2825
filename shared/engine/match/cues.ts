import type { Cue, EventSchema } from '../../client/cues/index.ts';
import type { NotedSchema } from '../../client/scene/index.ts';
import type { DomainEvent } from '../procedure/step.ts';

/** Names of the fields that events have. */
type Field<E> = E extends unknown ? Exclude<keyof E & string, 'type'> : never;

/** JSON pointers into the fields of an event, and into their contents. */
type Pointer<E> = `/${Field<E>}` | `/${Field<E>}/${string}`;

/** The cues of each type of events; a type without any is silent, and has an empty list. */
export type CuesByType<E extends DomainEvent, Masked extends string = never> = {
  readonly [T in E['type']]: readonly Cue<Pointer<Extract<E, { type: T }>> | Masked>[];
};

/**
 * Cues of a game: the movements on the table that its events cause. `Masked` are pointers into the
 * `data` of masked log lines only.
 */
export type Cues<E extends DomainEvent = DomainEvent, Masked extends string = never> = {
  /** Notes of the fields that cues point at, by name; a field of that name has them in every event. */
  readonly fields: { readonly [F in Field<E>]?: NotedSchema };
  readonly of: CuesByType<E, Masked>;
};

/** Cues of any game. */
type AnyCues = {
  readonly fields: Readonly<Record<string, NotedSchema>>;
  readonly of: Readonly<Record<string, readonly Cue[]>>;
};

/** Publishes the cues of a game as the JSON Schema of its events; a game without cues has none. */
export const eventSchemaOf = ({ fields, of }: AnyCues = { fields: {}, of: {} }): EventSchema => ({
  oneOf: Object.entries(of).map(([type, cues]) => ({
    title: type,
    properties: {
      type: { const: type },
      data: { properties: pointedAt(fields, cues) },
    },
    'x-cue': cues,
  })),
});

/** The fields that these cues point at. */
function pointedAt(fields: AnyCues['fields'], cues: readonly Cue[]): AnyCues['fields'] {
  const names = cues
    .flatMap((cue) => Object.values(cue))
    .flatMap((value) => (typeof value === 'string' ? firstSteps(value) : []));
  return Object.fromEntries(
    [...new Set(names)].toSorted().flatMap((name) => {
      const { [name]: field } = fields;
      return field === undefined ? [] : [[name, field] as const];
    }),
  );
}

/** The first step of each pointer in a value: `x` and `y` of `cell:{/x},{/y}`. */
const firstSteps = (value: string): readonly string[] =>
  [...value.matchAll(/(?:^|\{)\/(?<name>[^/{}]+)/gu)].flatMap(
    ({ groups }) => groups?.['name'] ?? [],
  );
