import type { AccountStore } from '../storage/contract.ts';

/** The store of blocks, and how accounts stand with those who keep the peace. */
export type Blocking = Pick<AccountStore, 'blocks' | 'profile' | 'standing'>;

/**
 * Tests if any of these accounts has blocked an account, or the owner of a bot account. A refusal
 * for it must not mention it: the blocked account is not to know.
 */
export async function isBlockedBy(
  store: Blocking,
  by: readonly string[],
  who: string,
): Promise<boolean> {
  const others = [...new Set(by)].filter((account) => account !== who);
  if (others.length === 0) return false;
  const [profile, ...lists] = await Promise.all([store.profile(who), ...others.map(store.blocks)]);
  const owner = profile?.owner;
  return lists.some(
    (blocks) =>
      blocks?.accounts.includes(who) === true ||
      (owner !== undefined && blocks?.accounts.includes(owner) === true),
  );
}
