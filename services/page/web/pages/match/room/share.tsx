import { ErrorBoundary } from 'preact-iso';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import type { Details } from '../../../reading/reading.ts';
import { Copy } from '../../../parts/copy.tsx';
import { lazy } from '../../../parts/lazy.tsx';

const QrCode = lazy(async () => (await import('../../../parts/qr-code.tsx')).QrCode);

type Props = {
  readonly details: Details;
  /** True if inviting others is the reader’s next step, as long as a seat is free. */
  readonly isNext: boolean;
};

/** The link that leads others here, and its QR code for a friend's camera. */
export function Share({ details: { id, invitation }, isNext }: Props) {
  const { words } = useHere();
  const match = useMatch();
  const code = invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`;
  const link = `${location.origin}/matches/${id}${code}`;
  const isGold = isNext && match.seats.value.some(({ free }) => free);
  const kind = isGold ? 'primary' : 'button';
  const mayShare = 'share' in navigator;
  return (
    <div class="share">
      <div class="share-code">
        <ErrorBoundary>
          <QrCode text={link} label={words.say('room.qr')} />
        </ErrorBoundary>
      </div>
      {invitation !== null && <p>{words.say('room.invitation', { code: invitation })}</p>}
      <p class="share-link">
        <a href={link}>{link.replace(/^https?:\/\//u, '')}</a>
        {mayShare && <Copy text={link} label={words.say('room.share')} kind="share-copy" isIcon />}
      </p>
      <div class="acts">
        {!mayShare && <Copy text={link} label={words.say('room.share')} kind={kind} />}
        {mayShare && (
          <button
            type="button"
            class={kind}
            onClick={() => {
              // a reader who closes the sheet again has shared nothing
              navigator.share({ url: link }).catch(() => undefined);
            }}
          >
            {words.say('room.send')}
          </button>
        )}
      </div>
    </div>
  );
}
