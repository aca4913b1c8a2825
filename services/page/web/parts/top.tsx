import { useHere } from '../here/here.ts';

type Props = {
  readonly title: string;
  /** Target of the arrow, and its name; home unless given. */
  readonly back?: { readonly href: string; readonly name: string };
};

/** The top of a page: the way back, and its title. */
export function Top({ title, back }: Props) {
  const { words } = useHere();
  return (
    <header class="top">
      <a href={back?.href ?? '/'} class="home" aria-label={back?.name ?? words.say('match.home')}>
        ‹
      </a>
      <h1>{title}</h1>
    </header>
  );
}
