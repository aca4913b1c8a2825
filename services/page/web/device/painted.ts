/** In milliseconds: the longest wait, as a hidden page paints nothing. */
const AT_MOST = 100;

/** Resolves once the browser has painted the last change, so that long drawing can follow. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, AT_MOST);
  });
