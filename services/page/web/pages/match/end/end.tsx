import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { ReadEnd } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { MatchProvider } from '../../../match/context.ts';
import type { MatchModel } from '../../../match/model.ts';
import { useSteady } from '../../../reading/steady.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useResource } from '../../../parts/use-resource.ts';
import { Card } from '../../../table/card.tsx';
import { RematchButton } from '../rematch.tsx';
import { Moments } from './moments.tsx';
import { Places } from './places.tsx';
import { Plinth } from './plinth.tsx';
import { RatingChange } from './rating.tsx';
import { Share } from './share.tsx';
import { titleOf } from './title.ts';

type Props = {
  readonly match: MatchModel;
  readonly bar: ComponentChildren;
  /** Shows the table as it stands at the end, with its log and chat. */
  onBoard(): void;
};

/** The end of a match on a page of its own: the winner and the reason, the highlights, and the next steps. */
export function End({ match, bar, onBoard }: Props) {
  const { client, locale, words } = useHere();
  const result = useSteady(() => match.table.value?.result, [match]);
  const share = useRef<HTMLElement>(null);
  const { data } = useResource(
    () => client.ask(ReadEnd, { id: match.id, locale }),
    [client, match, locale],
  );
  if (result == null) return null;
  const details = match.details.value;
  const me = match.seats.value.find(({ id }) => id === details?.seat)?.account?.id;
  const change = data.value?.match?.ratingChanges.find(({ accountId }) => accountId === me);
  const { title, mine } = titleOf(match, result, words);
  return (
    <MatchProvider value={match}>
      <main class="end" data-version={match.table.value?.version}>
        {bar}
        <section id="choice" class="end-stage" aria-labelledby="result-title">
          <h2 id="result-title" data-over>
            {title}
          </h2>
          <p>
            {mine !== undefined && <b>{mine}</b>}
            {mine !== undefined && ' · '}
            {result.reasonText}
          </p>
          <Plinth ranking={result.ranking} />
          <div class="end-acts">
            {details?.can.includes('REMATCH') && <RematchButton />}
            <button
              type="button"
              onClick={() => share.current?.scrollIntoView({ block: 'nearest' })}
            >
              <Icon name="share" />
              {words.say('end.share')}
            </button>
            <a class="button" href={`/matches/${match.id}/replay`}>
              <Icon name="play" />
              {words.say('menu.replay')}
            </a>
          </div>
        </section>
        <div class="end-side">
          <Places ranking={result.ranking} />
          {change && <RatingChange {...change} />}
          <section ref={share} class="panel end-share" aria-label={words.say('end.share')}>
            <Share title={title} ranking={result.ranking} />
          </section>
          <button type="button" onClick={onBoard}>
            {words.say('end.board')}
          </button>
          {/* last: they need the whole log, and a part below them would jump when it arrives */}
          <Moments />
        </div>
      </main>
      <Card />
    </MatchProvider>
  );
}
