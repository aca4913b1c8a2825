import { describe, expect, it } from 'vitest';
import { routes } from '../../schema/rest/routes.ts';
import { maskedPath } from '../../services/platform/observability/masked-path.ts';
import { requests } from '../../services/platform/observability/invocation-kinds.ts';
import { UNSUBSCRIBE } from '../../services/apis/rest/unsubscribe.ts';
import { httpEvent } from '../graphql/support/event.ts';

const paths = [UNSUBSCRIBE, ...Object.values(routes).map(({ path }) => path)];
const secret = [...new Set(paths)].filter((path) => /\{(code|token|secret)\}/i.test(path));

describe('a path in the log', () => {
  it('has its code or token hidden', () => {
    expect(secret).toHaveLength(2);
    for (const path of secret) {
      const shown = requests.before({
        ...httpEvent({ body: '' }),
        rawPath: path.replace(/\{\w+\}/, 'k3-SeCrEt'),
      });
      expect(shown).toMatchObject({ path: path.replace(/\{\w+\}/, '[hidden]') });
    }
    expect(maskedPath('//V1//Unsubscribe//abc.def/more')).toBe('//V1//Unsubscribe//[hidden]/more');
  });

  it('is unchanged without a code or token', () => {
    for (const path of ['/graphql', '/v1/matches/m1', '/v1/matches/m1/invitations']) {
      expect(maskedPath(path)).toBe(path);
    }
  });
});
