import { useSignal } from '@preact/signals';
import { CreateToken, type Scope } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Checks, Select, TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';
import { Secret } from './secret.tsx';

const scopes = ['READ', 'PLAY', 'HOST', 'ORGANIZE', 'ACCOUNT'] as const satisfies readonly Scope[];
/** In days. */
const spans = ['30', '90', '366'] as const;

type Props = { readonly account: Account; onChange(): Promise<void> };

/** Makes a token for me or for one of my bot accounts; it is shown only this once. */
export function MakeToken({ account, onChange }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  const name = useSignal('');
  const whose = useSignal('');
  const days = useSignal<string>('90');
  const may = useSignal<readonly string[]>(['READ', 'PLAY']);
  const token = useSignal<string | undefined>(undefined);
  const make = async (): Promise<void> => {
    const input = {
      name: name.value,
      scopes: scopes.filter((scope) => may.value.includes(scope)),
      expiresInDays: Number(days.value),
      ...(whose.value !== '' && { account: whose.value }),
    };
    const made = await act.run(() => client.command(CreateToken, input));
    token.value = made?.createToken.token;
    if (made) name.value = '';
    await onChange();
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <TextField
        label={words.say('token.name')}
        value={name}
        input={{ required: true, maxLength: 64 }}
      />
      {account.bots.length > 0 && (
        <Select
          label={words.say('token.of')}
          value={whose.value}
          choices={[['', account.name], ...account.bots.map((bot) => [bot.id, bot.name] as const)]}
          onChange={(chosen) => {
            whose.value = chosen;
          }}
        />
      )}
      <Checks
        title={words.say('token.scopes')}
        choices={scopes.map((scope) => [scope, words.say(`scope.${scope}`)])}
        chosen={may}
      />
      <Select
        label={words.say('token.days')}
        value={days.value}
        choices={spans.map((n) => [n, words.say('token.daysOf', { n: Number(n) })])}
        onChange={(chosen) => {
          days.value = chosen;
        }}
      />
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <button class="button" disabled={act.isBusy.value || may.value.length === 0}>
        {words.say('token.make')}
      </button>
      <Secret secret={token.value} />
    </form>
  );
}
