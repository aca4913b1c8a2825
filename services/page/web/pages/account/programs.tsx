import { useSignal } from '@preact/signals';
import { CreateBotAccount } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';
import { MakeToken } from './make-token.tsx';
import { Tokens } from './tokens.tsx';

type Props = { readonly account: Account; onChange(): Promise<void> };

/** Tokens by which programs act for me, and programs that play under names of their own. */
export function Programs({ account, onChange }: Props) {
  const { words } = useHere();
  return (
    <>
      <section aria-labelledby="tokens-title">
        <h2 id="tokens-title">{words.say('token.title')}</h2>
        <Tokens tokens={account.tokens} onChange={onChange} />
        <MakeToken account={account} onChange={onChange} />
      </section>
      <section aria-labelledby="bots-title">
        <h2 id="bots-title">{words.say('account.bots')}</h2>
        {account.bots.length === 0 && <p class="notes">{words.say('account.noBots')}</p>}
        {account.bots.map(({ id, name, tokens }) => (
          <article key={id} data-bot={id}>
            <h3>{name}</h3>
            <Tokens tokens={tokens} account={id} onChange={onChange} />
          </article>
        ))}
        <AddProgram onChange={onChange} />
      </section>
    </>
  );
}

function AddProgram({ onChange }: Pick<Props, 'onChange'>) {
  const { client, words } = useHere();
  const act = useAct();
  const name = useSignal('');
  const add = async (): Promise<void> => {
    const added = await act.run(() => client.command(CreateBotAccount, { name: name.value }));
    if (added) name.value = '';
    await onChange();
  };
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={words.say('account.botName')}
        value={name}
        input={{ required: true, maxLength: 64 }}
      />
      <button class="button" disabled={act.isBusy.value}>
        {words.say('account.addBot')}
      </button>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </form>
  );
}
