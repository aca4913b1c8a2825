import type { stageAt } from '../../../tools/smoke/stage.ts';

/** Adds a webhook, rotates its secret, sends a delivery again, and removes the webhook. */
export async function keepsWebhook(ann: ReturnType<typeof stageAt>): Promise<void> {
  const { addNotificationChannel: added } = (await ann.graphql(
    `mutation { addNotificationChannel(input: { kind: WEBHOOK, url: "https://hook.invalid" }) {
    channel { id deliveries { id } } } }`,
    {},
  )) as { addNotificationChannel: { channel: { id: string; deliveries: [{ id: string }] } } };
  const { id: channelId, deliveries } = added.channel;
  for (const [name, input] of [
    ['rotateChannelSecret', { channelId }],
    ['resendDelivery', { deliveryId: deliveries[0].id }],
    ['removeNotificationChannel', { channelId }],
  ] as const) {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
    await ann.graphql(document, { input });
  }
}
