import { refuseInput } from '../../platform/requests/refusal.ts';
import { CursorError } from '../../platform/storage/errors.ts';

/** Awaits a page; refuses a cursor of another list as a mistake of the client. */
export async function cursorsOf<T>(page: Promise<T>): Promise<T> {
  try {
    return await page;
  } catch (thrown) {
    if (!(thrown instanceof CursorError)) throw thrown;
    return refuseInput({
      path: ['after'],
      detail: "This cursor doesn't belong to this list. Start at the first page.",
    });
  }
}
