import { expect, it } from 'vitest';
import { useDeployment } from '../support/deployed.ts';
import { amount } from '../support/long.ts';
import { openDoors, settle } from './apis.ts';
import { hostile } from './sent.ts';

const REQUESTS = amount(150, 50_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const AT_ONCE = 64;
const deployed = useDeployment();

it(
  `${String(REQUESTS)} hostile requests cause no crash, no 5xx, no write, and no leak`,
  { timeout: 3_600_000 },
  async () => {
    const known = await settle(deployed());
    const apis = await openDoors(deployed(), known);
    const sent = hostile(known, REQUESTS, SEED);
    const wrong: string[] = [];
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < sent.length && wrong.length < 20) {
        const one = sent[next];
        next += 1;
        if (one === undefined) return;
        const fault = await apis.take(one);
        if (fault !== undefined)
          wrong.push(`${JSON.stringify(one).slice(0, 1_500)}\n  ${fault.slice(0, 1_500)}`);
        if (apis.written.length > 0) wrong.push(`${JSON.stringify(one)} or one beside it wrote`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(apis.written).toEqual([]);
    expect(wrong).toEqual([]);
    expect(next).toBe(sent.length);
  },
);
