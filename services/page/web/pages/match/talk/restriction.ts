import type { ReadStandingQuery } from '../../../../../../shared/client/index.ts';

export type ModerationNotice = NonNullable<ReadStandingQuery['viewer']>['moderation'][number];

/**
 * The decision that keeps the viewer from writing now, among the notices they were sent; the one
 * that lasts longest.
 */
export function restriction(
  notices: readonly ModerationNotice[],
  now: Date,
): ModerationNotice | undefined {
  const own = notices.filter((each) => each.own);
  const lasting = own.filter(
    ({ act, messageId, until }, at) =>
      (act === 'MUTE' || act === 'BAN') &&
      until !== null &&
      new Date(until) > now &&
      // decisions dismissed since were taken back
      !own.slice(at).some((each) => each.messageId === messageId && each.act === 'DISMISS'),
  );
  return lasting.reduce<ModerationNotice | undefined>(
    (longest, each) => ((each.until ?? '') > (longest?.until ?? '') ? each : longest),
    undefined,
  );
}
