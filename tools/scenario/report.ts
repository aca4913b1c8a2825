import type { Problem } from './scenario.ts';

/** A problem for people: the place first, so that an editor can jump there. */
export function report({ place, scenario, message }: Problem): string {
  const lines = message.split('\n').map((line) => `    ${line}`);
  return [`${place}${scenario === undefined ? '' : `  ${scenario}`}`, ...lines].join('\n');
}
