import { RevokeToken } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';

type Props = {
  readonly tokens: Account['tokens'];
  /** The bot account that owns the tokens; mine if none is named. */
  readonly account?: string;
  onChange(): Promise<void>;
};

/** The tokens of an account: the scopes of each, its end, its last use, and the way to revoke it. */
export function Tokens({ tokens, account, onChange }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  const revoke = async (tokenId: string): Promise<void> => {
    const input = { tokenId, ...(account !== undefined && { account }) };
    await act.run(() => client.request(RevokeToken, { input }));
    await onChange();
  };
  if (tokens.length === 0) return <p class="notes">{words.say('token.none')}</p>;
  return (
    <>
      <ul class="channels tokens">
        {tokens.map(({ id, name, scopes, expiresAt, usedAt }) => (
          <li key={id}>
            <p>
              <b>{name}</b> {words.list(scopes.map((scope) => words.say(`scope.${scope}`)))}
              <small>
                {' · '}
                {words.say('token.until', { at: words.time(new Date(expiresAt)) })}
                {usedAt !== null &&
                  ` · ${words.say('token.used', { at: words.time(new Date(usedAt)) })}`}
              </small>
            </p>
            <div class="acts">
              <button type="button" disabled={act.isBusy.value} onClick={() => void revoke(id)}>
                {words.say('token.revoke', { name })}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </>
  );
}
