import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { columns, figure, print, printJson } from '../cli/print.ts';
import { messageOf, required, wholeNumber } from '../cli/values.ts';
import { smoke } from './smoke.ts';
import { stageAt } from './stage.ts';

/** The URL of a service, without path and query. */
export function stageUrl(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      `--url must be an address such as https://play.example.org, got "${text}"`,
    );
  }
  return url.origin;
}

/** The player's token from the environment, because it should not be on a command line. */
export const tokenFrom = (env: NodeJS.ProcessEnv): string => {
  const token = env['QUESTHALL_TOKEN'];
  if (token === undefined || token === '') {
    throw new UsageError('QUESTHALL_TOKEN must be an access token with the scope "play"');
  }
  return token;
};

/** `npm run smoke`: a match on a newly deployed stage. */
export const smokeCommand = command({
  name: 'smoke',
  says: 'Plays one match on a deployed stage and reports whether the stage works.',
  example: '--url https://play.example.com --answers 200',
  flags: {
    url: {
      type: 'string',
      value: 'URL',
      says: 'Address of the stage. Required; the token comes from QUESTHALL_TOKEN.',
    },
    answers: { type: 'string', default: '1000', value: 'N', says: 'Stop after this many answers.' },
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
  },
  async run({ url, answers, json }) {
    const stage = stageAt(stageUrl(required('url', url)), tokenFrom(process.env));
    const most = wholeNumber('answers', answers, 1);
    try {
      const smoked = await smoke(stage, most);
      if (json) printJson(smoked);
      else print(columns(Object.entries(smoked).map(([name, value]) => [name, told(value)])));
      return 0;
    } catch (error) {
      print(`FAILED: ${messageOf(error)}`);
      return 1;
    }
  },
});

const told = (value: string | number): string =>
  typeof value === 'number' ? figure(value) : value;
