import { refuseInput } from '../../platform/requests/refusal.ts';
import { channelKinds, specOf } from './registry.ts';
import type { ChannelInput, PlanMeans, PlannedChannel } from './spec.ts';

/** Plans a channel; refuses the fields of an input that its kind does not take. */
export async function planChannel(input: ChannelInput, means: PlanMeans): Promise<PlannedChannel> {
  const spec = specOf(input.kind);
  const taken = spec.fields.map(({ name }) => name);
  const known = new Set(
    channelKinds.flatMap((kind) => specOf(kind).fields.map(({ name }) => name)),
  );
  const wrong = [...known].filter((name) => input[name] != null && !taken.includes(name));
  if (wrong.length > 0) {
    refuseInput(
      ...wrong.map((name) => ({
        path: [name],
        detail: `Not allowed for a channel of kind ${input.kind}.`,
      })),
    );
  }
  return spec.plan(input, means);
}
