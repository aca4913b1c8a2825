import { refuseInput } from '../../platform/requests/refusal.ts';
import { CursorError } from '../../platform/storage/errors.ts';

/** What a list gives; a cursor of another one is refused, as a mistake of who sent it. */
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
