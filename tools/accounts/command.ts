import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { print } from '../cli/print.ts';
import { required } from '../cli/values.ts';
import type { AccountStore } from '../../services/platform/storage/contract.ts';
import { storeFrom } from '../../services/platform/storage/config.ts';

/** The acts on an account, by name. */
const deeds: Readonly<
  Record<string, (accounts: AccountStore, account: string, at: string) => Promise<unknown>>
> = {
  show: () => Promise.resolve(),
  disable: (accounts, account, at) => accounts.changeProfile(account, { disabled: at }, at),
  enable: (accounts, account, at) => accounts.changeProfile(account, { disabled: undefined }, at),
};

/** `npm run accounts`: disables an account within a minute, or enables it again. */
export const accountsCommand = command({
  name: 'accounts',
  says: 'Disables or enables an account of a deployment, or shows its state.',
  example: 'disable 7a1c52b0 --table questhall-main --region eu-central-1',
  args: 'show|disable|enable ACCOUNT',
  flags: {
    table: { type: 'string', value: 'NAME', says: 'DynamoDB table of the deployment. Required.' },
    region: { type: 'string', value: 'REGION', says: 'AWS region, such as eu-central-1.' },
  },
  files: true,
  async run({ table, region }, [word = '', account = '', ...more]) {
    const deed = deeds[word];
    if (deed === undefined || account === '' || more.length > 0) {
      throw new UsageError(`name one of ${Object.keys(deeds).join(', ')} and one account`);
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
