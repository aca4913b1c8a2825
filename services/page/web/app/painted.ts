/** In milliseconds: a page that nobody looks at paints nothing, and is not waited for any longer. */
const AT_MOST = 100;

/** Resolves once the browser has painted what has just been changed: what is long to draw is drawn after that. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, AT_MOST);
  });
