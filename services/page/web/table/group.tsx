import type { Area, Deck, Group } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import type { MatchModel } from '../match/model.ts';
import { nameOf, textAt } from '../match/names.ts';
import { Folded } from '../parts/folded.tsx';
import { Thing } from '../parts/thing.tsx';
import { Counters } from './counters.tsx';
import { Lattices } from '../board/lattice.tsx';

type Props = { readonly group: Group; readonly seat?: string | undefined };

/** A group of things: counters, things side by side, in an order or on piles, decks. */
export const GroupView = ({ group, seat }: Props) => (
  <>
    <Counters counters={group.counters} />
    {group.areas.filter(isAnythingThere).map((area) => (
      <AreaView key={`${area.name} ${area.of ?? ''}`} area={area} />
    ))}
    <Lattices lattices={group.lattices} seat={seat} />
    <Decks decks={group.decks} />
  </>
);

export const isAnythingThere = ({ things, hidden }: Area): boolean => things.length + hidden > 0;

function AreaView({ area }: { readonly area: Area }) {
  const match = useMatch();
  const { words } = useHere();
  const { as, name, of, things, hidden } = area;
  const title = [textAt(match, `area.${name}`) ?? name, of && nameOf(match, of)].filter(Boolean);
  const all = () => (
    <ul class={`area ${as}`}>
      {things.map((thing, at) => (
        <li key={`${thing} ${at}`}>
          <Thing thing={thing} />
        </li>
      ))}
      {hidden > 0 && <li class="hidden-things">{words.say('table.hidden', { n: hidden })}</li>}
    </ul>
  );
  if (as !== 'pile')
    return (
      <div class="named-area">
        <p class="label">{title.join(' · ')}</p>
        {all()}
      </div>
    );
  return (
    <Folded
      class="named-area"
      summary={
        <>
          {title.join(' · ')} <b>{words.number(things.length + hidden)}</b>
        </>
      }
    >
      {all}
    </Folded>
  );
}

function Decks({ decks }: { readonly decks: readonly Deck[] }) {
  const match = useMatch();
  const { words } = useHere();
  if (decks.length === 0) return null;
  return (
    <dl class="counters">
      {decks.map((deck) => (
        <div key={`${deck.of ?? ''} ${deck.name ?? ''}`}>
          <dt>{deckName(match, deck)}</dt>
          <dd>{words.number(deck.n)}</dd>
        </div>
      ))}
    </dl>
  );
}

export const deckName = (match: MatchModel, { of, name = '' }: Deck): string =>
  of === undefined ? (textAt(match, `area.${name}`) ?? name) : nameOf(match, of);
