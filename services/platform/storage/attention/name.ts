import { segment } from '../table/keys.ts';

const KIND = 'attention';

/** The name by which wake-ups know an account's attention to a stream: no stream is called so. */
export const attentionName = ({
  account,
  stream,
}: {
  readonly account: string;
  readonly stream: string;
}): string => [KIND, segment(account, 'account'), segment(stream, 'stream')].join('#');

/** Parses the attention from the name of a wake-up; `undefined` for one of something else. */
export function attentionNamed(
  name: string,
): { readonly account: string; readonly stream: string } | undefined {
  const [kind, account, stream, ...rest] = name.split('#');
  if (kind !== KIND || account === undefined || stream === undefined || rest.length > 0)
    return undefined;
  return { account: decodeURIComponent(account), stream: decodeURIComponent(stream) };
}
