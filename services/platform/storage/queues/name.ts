const KIND = 'queue';

/** The name by which wake-ups know a queue: no stream is called so. */
export const queueName = (queue: string): string => `${KIND}#${encodeURIComponent(queue)}`;

/** The queue that a wake-up of this name is about; `undefined` where it is about something else. */
export function queueNamed(name: string): string | undefined {
  const [kind, queue, ...rest] = name.split('#');
  return kind === KIND && queue !== undefined && rest.length === 0
    ? decodeURIComponent(queue)
    : undefined;
}
