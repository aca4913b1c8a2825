import { useSignal } from '@preact/signals';
import { AddNotificationChannel, ReadPushKey } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';

/**
 * Registers this device for push messages; asks for the permission when the reader taps it, and not before.
 */
export function PushButton({ onChange }: { onChange(): Promise<void> }) {
  const { client, words } = useHere();
  const act = useAct();
  const isRefused = useSignal(false);
  if (!('PushManager' in globalThis) || !('serviceWorker' in navigator)) return null;

  const subscribe = async (): Promise<void> => {
    isRefused.value = (await Notification.requestPermission()) !== 'granted';
    if (isRefused.value) return;
    const told = await act.run(() => client.ask(ReadPushKey, {}));
    if (told === undefined) return;
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: told.service.pushKey })
      .catch(() => undefined);
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    isRefused.value = endpoint === undefined;
    if (endpoint === undefined) return;
    const push = { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
    const input = { kind: 'PUSH', push } as const;
    await act.run(() => client.request(AddNotificationChannel, { input }));
    await onChange();
  };

  return (
    <div>
      <button
        type="button"
        class="button"
        disabled={act.isBusy.value}
        onClick={() => void subscribe()}
      >
        {words.say('channel.thisDevice')}
      </button>
      {isRefused.value && (
        <p role="alert" class="refusal">
          {words.say('channel.noLeave')}
        </p>
      )}
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </div>
  );
}
