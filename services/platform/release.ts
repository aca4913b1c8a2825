type Env = Readonly<Record<string, string | undefined>>;

const isCommit = (text: string | undefined): text is string => /^[0-9a-f]{40}$/u.test(text ?? '');

/** The commit of the running release, 40 hex digits: exports name it. `undefined` if the environment does not say. */
export const releaseCommit = ({ RELEASE_COMMIT }: Env = process.env): string | undefined =>
  isCommit(RELEASE_COMMIT) ? RELEASE_COMMIT : undefined;

/** The environment that names a function's release, by the commit of the deploying workflow. */
export const releaseEnvironment = ({ GITHUB_SHA }: Env): Readonly<Record<string, string>> =>
  isCommit(GITHUB_SHA) ? { RELEASE_COMMIT: GITHUB_SHA } : {};
