const KIND = 'queue';

/** The name by which wake-ups know a queue: no stream is called so. */
export const queueName = (queue: string): string => `${KIND}#${encodeURIComponent(queue)}`;

/** Parses the queue from the name of a wake-up; `undefined` for one of something else. */
export function queueNamed(name: string): string | undefined {
  const [kind, queue, ...rest] = name.split('#');
  return kind === KIND && queue !== undefined && rest.length === 0
    ? decodeURIComponent(queue)
    : undefined;
}
