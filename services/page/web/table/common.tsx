import {
  kindOf,
  type Area,
  type Counter,
  type Deck,
  type Group,
  type Ref,
} from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { useMatch } from '../match/context.ts';
import { nameOf, textAt } from '../match/names.ts';
import { SmallCard } from '../parts/card-face.tsx';
import { Folded } from '../parts/folded.tsx';
import { Pawn } from '../parts/pawn.tsx';
import { printedOn } from '../parts/printed.ts';
import { Thing } from '../parts/thing.tsx';
import { Counters } from './counters.tsx';
import { deckName, GroupView, isAnythingThere } from './group.tsx';
import { Lattices } from '../board/lattice.tsx';
import { PlainTree } from './undrawn.ts';

type Props = {
  readonly group: Group;
  /** Things that no note draws. */
  readonly left: unknown;
};

/**
 * Things of the table that belong to no seat, in a row below the board: decks by their backs, piles by their
 * top cards; a tap shows all of a pile. Things seldom looked at are folded at its end.
 */
export function Common({ group, left }: Props) {
  const { counters, areas, lattices, decks } = group;
  const there = areas.filter((area) => isAnythingThere(area) && !isAside(area));
  const piles = there.filter(({ as }) => as === 'pile');
  const of = (deck: Deck) => piles.filter((pile) => pile.of !== undefined && pile.of === deck.of);
  const others = piles.filter((pile) => !decks.some((deck) => of(deck).includes(pile)));
  const rows = there.filter(({ as }) => as !== 'pile');
  return (
    <div class="common">
      {decks.map((deck) => (
        <div key={`${deck.of ?? ''} ${deck.name ?? ''}`} class="beside">
          <Back deck={deck} />
          {of(deck).map((area) => (
            <Pile key={area.name} area={area} isNamed={false} />
          ))}
        </div>
      ))}
      {others.map((area) => (
        <Pile key={`${area.name} ${area.of ?? ''}`} area={area} />
      ))}
      {rows.map((area) => (
        <Row key={`${area.name} ${area.of ?? ''}`} area={area} />
      ))}
      <Counters counters={counters.filter((counter) => !isAside(counter))} />
      <Lattices lattices={lattices} />
      <Aside group={group} left={left} />
    </div>
  );
}

const isAside = ({ role }: Area | Counter): boolean => role === 'aside';

/** Things seldom looked at, and those that no note draws. */
function Aside({ group, left }: Props) {
  const { words } = useHere();
  const counters = group.counters.filter(isAside);
  const areas = group.areas.filter((area) => isAnythingThere(area) && isAside(area));
  if (counters.length + areas.length === 0 && left === undefined) return null;
  return (
    <Folded class="beside aside" summary={words.say('common.more')}>
      {() => (
        <div class="beside-all">
          <GroupView group={{ counters, areas, lattices: [], decks: [], pieces: [] }} />
          {left !== undefined && <PlainTree value={left} />}
        </div>
      )}
    </Folded>
  );
}

/** A deck: the back of a card, the number of cards, and its name. */
function Back({ deck }: { readonly deck: Deck }) {
  const match = useMatch();
  const { words } = useHere();
  const { of, n } = deck;
  return (
    <p class="beside" data-ref={of}>
      <span
        class="deck-back"
        data-tone={(of && printedOn(match, of)?.tone) ?? 'brown'}
        data-empty={n === 0}
        aria-hidden="true"
      />
      <b>{words.number(n)}</b>
      <span class="beside-name">{deckName(match, deck)}</span>
    </p>
  );
}

/** A pile: its top card, the number of cards, and its name; open, all cards of it. */
type PileProps = {
  readonly area: Area;
  /** True if its name is seen; else it is only read out, beside its deck. */
  readonly isNamed?: boolean;
};

function Pile({ area, isNamed = true }: PileProps) {
  const { words } = useHere();
  const { things, hidden } = area;
  const top = things.at(-1);
  return (
    <Folded
      class="beside"
      summary={
        <>
          {top === undefined ? (
            <span class="deck-back" data-tone="brown" aria-hidden="true" />
          ) : (
            <SmallCard thing={top} />
          )}
          <b>{words.number(things.length + hidden)}</b>
          <Title area={area} isNamed={isNamed} />
        </>
      }
    >
      {() => <Things things={things} hidden={hidden} />}
    </Folded>
  );
}

/** Things that lie open: players by their figures. */
function Row({ area }: { readonly area: Area }) {
  const match = useMatch();
  const { things, hidden } = area;
  const areSeats = hidden === 0 && things.every((thing) => kindOf(thing) === 'seat');
  if (!areSeats)
    return (
      <div class="beside">
        <Title area={area} />
        <Things things={things} hidden={hidden} />
      </div>
    );
  return (
    <p class="beside">
      <Title area={area} />
      {things.map((seat) => (
        <span key={seat} data-ref={seat}>
          <Pawn seat={seat} />
          <span class="sr"> {nameOf(match, seat)}</span>
        </span>
      ))}
    </p>
  );
}

function Title({ area: { name, of }, isNamed = true }: PileProps) {
  const match = useMatch();
  const title = [textAt(match, `area.${name}`) ?? name, of && nameOf(match, of)].filter(Boolean);
  return (
    <span class={isNamed ? 'beside-name' : 'sr'} title={title.join(' · ')}>
      {title.join(' · ')}
    </span>
  );
}

type ThingsProps = { readonly things: readonly Ref[]; readonly hidden: number };

function Things({ things, hidden }: ThingsProps) {
  const { words } = useHere();
  return (
    <ul class="area">
      {things.map((thing, at) => (
        <li key={`${thing} ${String(at)}`}>
          <Thing thing={thing} />
        </li>
      ))}
      {hidden > 0 && <li class="hidden-things">{words.say('table.hidden', { n: hidden })}</li>}
    </ul>
  );
}
