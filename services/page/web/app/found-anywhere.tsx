import { useLocation } from 'preact-iso';
import { useLoaded } from '../parts/use-loaded.ts';
import { useHere } from '../here/here.ts';

/** Loaded for signed-in readers, beside the page, which waits for nothing. */
const load = async () => (await import('../queues/found.tsx')).FoundTable;

/** Pages that list all my tickets themselves. */
const lists: readonly string[] = ['/', '/queues'];

/**
 * A table found for me, on any page. It is read again on each page, because I may have joined a
 * queue on the last.
 */
export function FoundAnywhere() {
  const { viewer } = useHere();
  const { path } = useLocation();
  const isAsked = viewer.value && !lists.includes(path);
  const Found = useLoaded(load, isAsked ? path : undefined);
  return isAsked && Found ? <Found key={path} /> : null;
}
