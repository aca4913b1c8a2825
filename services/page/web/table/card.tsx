import { kindOf, type Ref } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';
import { Choose } from '../asking/choose.tsx';
import { optionsAbout } from '../match/choices.ts';
import { useMatch } from '../match/context.ts';
import { helpOf, nameOf } from '../match/names.ts';
import { Dialog } from '../parts/dialog.tsx';
import { printedOn } from '../parts/printed.ts';
import { Thing } from '../parts/thing.tsx';
import { Abilities } from '../parts/abilities.tsx';
import { Counters } from './counters.tsx';
import { SeatCard } from './seat-card.tsx';
import { SeatSheet } from './seat-sheet.tsx';

/** The card of the thing looked at: its name, its abilities, the things on it, and its options. */
export function Card() {
  const { looked } = useMatch();
  return looked.value === undefined ? null : <OpenCard key={looked.value} thing={looked.value} />;
}

function OpenCard({ thing }: { readonly thing: Ref }) {
  const match = useMatch();
  const close = (): void => {
    match.looked.value = undefined;
  };
  const options = optionsAbout(match, thing);
  const help = helpOf(match, thing);
  return (
    <Dialog title={nameOf(match, thing)} onClose={close}>
      <Printed thing={thing} />
      {help !== undefined && <p class="help">{help}</p>}
      <Abilities of={thing} />
      {kindOf(thing) === 'seat' && (
        <>
          <SeatSheet seat={thing} />
          <SeatCard seat={thing} />
        </>
      )}
      <There place={thing} />
      {options.length > 0 && <Choose options={options} onChosen={close} />}
    </Dialog>
  );
}

/** Print of a thing: type, tags and marks. */
function Printed({ thing }: { readonly thing: Ref }) {
  const match = useMatch();
  const { words } = useHere();
  const printed = printedOn(match, thing);
  if (printed === undefined) return null;
  const kinds = [printed.type, ...(printed.tags ?? [])].filter((each) => each !== undefined);
  const marks = (printed.marks ?? []).map(({ at, of, n }) =>
    words.say('card.mark', {
      at: words.say(`mark.${at}`),
      of: nameOf(match, of),
      n: n === undefined ? '' : words.number(n),
    }),
  );
  return (
    <>
      {kinds.length > 0 && (
        <p class="kinds">{kinds.map((each) => nameOf(match, each)).join(' · ')}</p>
      )}
      {marks.length > 0 && <p class="marks">{marks.join(' · ')}</p>}
    </>
  );
}

/** Things on a place, and counts of everything else there. */
function There({ place }: { readonly place: Ref }) {
  const match = useMatch();
  const { words } = useHere();
  const occupied = match.scene.value?.places.find((each) => each.place === place);
  if (occupied === undefined) return null;
  return (
    <section>
      <h3>{words.say('card.there')}</h3>
      <ul class="area">
        {occupied.pieces.map(({ thing, seat }) => (
          <li key={`${thing} ${seat ?? ''}`}>
            <Thing thing={thing} />
            {seat !== undefined && <small> {nameOf(match, seat)}</small>}
          </li>
        ))}
        {occupied.lying.map((thing, at) => (
          <li key={`${thing} ${at}`}>
            <Thing thing={thing} />
          </li>
        ))}
      </ul>
      <Counters counters={occupied.counters} />
    </section>
  );
}
