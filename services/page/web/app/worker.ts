/** The one policy by which a text becomes the address of a script: that of the page's own worker. */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(path: string): string },
  ): { createScriptURL(path: string): unknown };
};

const WORKER = '/worker.js';

/** Lets the page begin without a network, and receive push messages while it is closed. */
export async function installWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('questhall', {
    createScriptURL: (path) => (path === WORKER ? path : ''),
  });
  const address = policy?.createScriptURL(WORKER) ?? WORKER;
  // what trusted types give stands for the text that it was made of
  await navigator.serviceWorker.register(address as string).catch(() => undefined);
}
