import { useHere } from '../../here/here.ts';
import { Copy } from '../../parts/copy.tsx';

/** A secret that is shown this once, to be copied. */
export function Secret({ secret }: { readonly secret: string | undefined }) {
  const { words } = useHere();
  return (
    <div role="status">
      {secret !== undefined && (
        <p class="secret">
          <small>{words.say('secret.once')}</small> <code>{secret}</code> <Copy text={secret} />
        </p>
      )}
    </div>
  );
}
