import { useSignal } from '@preact/signals';
import { useHere } from '../../../here/here.ts';
import { useMatch } from '../../../match/context.ts';
import { Copy } from '../../../parts/copy.tsx';
import { saveBlob } from '../../../parts/save-file.ts';
import { MiniTable } from './mini-table.tsx';
import { picture } from './picture.ts';

type Props = {
  readonly ranking: readonly { readonly seat: string }[];
  /** The result in a few words. */
  readonly title: string;
};

/** Share of a result: a link, a text with it, and a picture of the board, made in the browser. */
export function Share({ title, ranking }: Props) {
  const match = useMatch();
  const { words } = useHere();
  const hasFailed = useSignal(false);
  const game = match.details.value?.game.name ?? '';
  const address = `${location.origin}/matches/${match.id}`;
  const text = words.say('end.shareText', { title, game });
  const save = async (from: Element): Promise<void> => {
    const drawn = from.closest('.end-share')?.querySelector('svg.mini');
    const png = drawn instanceof SVGSVGElement ? await picture(drawn, { title, game }) : undefined;
    hasFailed.value = png === undefined;
    if (png !== undefined) saveBlob(`questhall-${match.id}.png`, png);
  };
  return (
    <>
      <MiniTable ranking={ranking} />
      <div>
        <h3>{words.say('end.share')}</h3>
        <p>{words.say('end.shareWhat')}</p>
        <div class="acts">
          {'share' in navigator && (
            <button
              type="button"
              onClick={() => void navigator.share({ text, url: address }).catch(() => undefined)}
            >
              {words.say('end.share')}
            </button>
          )}
          <Copy text={`${text} ${address}`} label={words.say('end.link')} />
          <button type="button" onClick={({ currentTarget }) => void save(currentTarget)}>
            {words.say('end.picture')}
          </button>
        </div>
        {hasFailed.value && (
          <p role="alert" class="refusal">
            {words.say('end.noPicture')}
          </p>
        )}
      </div>
    </>
  );
}
