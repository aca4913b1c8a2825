import { useHere } from '../../here/here.ts';
import { Copy } from '../../parts/copy.tsx';
import { profileOf } from '../../people/accounts.ts';
import type { Account } from './account.ts';

/** Ways for others to find me: the address of my profile, and the id of my account. */
export function FindMe({ account: { id } }: { readonly account: Account }) {
  const { words } = useHere();
  const path = profileOf(id);
  const address = location.origin + path;
  return (
    <section class="find-me">
      <p class="notes">{words.say('account.findMe')}</p>
      <p>
        {words.say('account.profile')} <a href={path}>{address}</a> <Copy text={address} />
      </p>
      <p>
        {words.say('account.id')} <code>{id}</code> <Copy text={id} />
      </p>
    </section>
  );
}
