import type { Stage } from '../../../tools/smoke/stage.ts';
import type { SentMail } from '../../../tools/emulate/ses-api.ts';

type Channel = { readonly id: string; readonly deliveries: readonly object[] };

const adding = `mutation ($input: AddNotificationChannelInput!) {
  addNotificationChannel(input: $input) { channel { id } } }`;
const verifying = `mutation ($input: VerifyNotificationChannelInput!) {
  verifyNotificationChannel(input: $input) { verified } }`;
const ruling = `mutation ($input: SetNotificationRulesInput!) {
  setNotificationRules(input: $input) { id } }`;
const always = 'mutation { updateProfile(input: { quietFrom: "00:00", quietTo: "00:00" }) { id } }';
const seen = `{ viewer { notificationChannels {
  id verified disabledReason deliveries { type outcome attempts } } } }`;

/** A client for an account's notifications, by GraphQL. */
export const alarmsAt = (stage: Stage) => ({
  /** Adds a channel; its id. */
  async add(input: object): Promise<string> {
    const { addNotificationChannel: added } = (await stage.graphql(adding, { input })) as {
      addNotificationChannel: { channel: { id: string } };
    };
    return added.channel.id;
  },
  /** Verifies a channel by the code in the subject of a mail. */
  async verify(channelId: string, mail: SentMail | undefined): Promise<void> {
    const code = /Subject: .*?(\d{8})/.exec(mail?.raw ?? '')?.[1];
    await stage.graphql(verifying, { input: { channelId, code } });
  },
  /** Sets the rules to notify at once, at any hour, of all events of matches. */
  async wantAll(...channels: readonly string[]): Promise<void> {
    await stage.graphql(always, {});
    const rules = [{ events: ['match.*'], channels, mode: 'NOW' }];
    await stage.graphql(ruling, { input: { rules } });
  },
  async channel(id: string): Promise<Channel | undefined> {
    const { viewer } = (await stage.graphql(seen, {})) as {
      viewer: { notificationChannels: readonly Channel[] };
    };
    return viewer.notificationChannels.find((each) => each.id === id);
  },
});

/** The event of the notifications function when SES reports a permanent bounce. */
export function cameBack(mail: SentMail | undefined) {
  const tags = Object.fromEntries(mail?.EmailTags.map(({ Name, Value }) => [Name, [Value]]) ?? []);
  const detail = { bounce: { bounceType: 'Permanent' }, mail: { tags } };
  return { Records: [{ messageId: 'm1', body: JSON.stringify({ source: 'aws.ses', detail }) }] };
}
