import { useHere } from '../../app/here.ts';

/** A secret that is shown this once, to be copied. */
export function Secret({ secret }: { readonly secret: string | undefined }) {
  const { words } = useHere();
  return (
    <div role="status">
      {secret !== undefined && (
        <p class="secret">
          <small>{words.say('secret.once')}</small> <code>{secret}</code>{' '}
          <button type="button" onClick={() => void navigator.clipboard.writeText(secret)}>
            {words.say('channel.copy')}
          </button>
        </p>
      )}
    </div>
  );
}
