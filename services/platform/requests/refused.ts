import * as z from 'zod';

/** A text that is refused in any case, with the reason. */
export const refused = (because: string) => z.string().refine(() => false, because);
