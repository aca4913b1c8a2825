import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { print } from '../cli/print.ts';
import { required } from '../cli/values.ts';
import type { AccountStore } from '../../services/storage/contract.ts';
import { storeFrom } from '../../services/storage/config.ts';

/** What is done with an account, by the word for it. */
const deeds: Readonly<
  Record<string, (accounts: AccountStore, account: string, at: string) => Promise<unknown>>
> = {
  show: () => Promise.resolve(),
  disable: (accounts, account, at) => accounts.changeProfile(account, { disabled: at }, at),
  enable: (accounts, account, at) => accounts.changeProfile(account, { disabled: undefined }, at),
};

/** `npm run accounts`: ends what an account may do, within a minute, or gives it back. */
export const accountsCommand = command({
  name: 'accounts',
  says: 'Disables an account of a deployment, so that within a minute none of its tokens works any more; enables it again; or shows its state.',
  example: 'disable 7a1c52b0 --table questhall-main --region eu-central-1',
  usage: 'show|disable|enable ACCOUNT --table NAME [--region eu-central-1]',
  flags: {
    table: { type: 'string' },
    region: { type: 'string' },
  },
  files: true,
  async run({ table, region }, [word = '', account = '', ...more]) {
    const deed = deeds[word];
    if (deed === undefined || account === '' || more.length > 0) {
      throw new UsageError(
        `say what to do (${Object.keys(deeds).join(', ')}) and name one account`,
      );
    }
    if (region !== undefined) process.env['AWS_REGION'] = region;
    const TABLE_NAME = required('table', table);
    const { accounts } = storeFrom({ ...process.env, TABLE_NAME });
    await deed(accounts, account, new Date().toISOString());
    const profile = await accounts.profile(account, 'fresh');
    const since = profile?.disabled;
    print(`${account}: ${since === undefined ? 'enabled' : `disabled since ${since}`}`);
    return 0;
  },
});
