import { useHere } from '../here/here.ts';
import { Top } from '../parts/top.tsx';

/** Those who have drawn most of the glyphs, and where they can be found. */
const authors = [
  ['Lorc', 'https://lorcblog.blogspot.com'],
  ['Delapouite', 'https://delapouite.com'],
  ['Skoll'],
  ['Faithtoken', 'https://www.deviantart.com/fungustoken'],
  ['Sbed', 'https://opengameart.org/content/95-game-icons'],
  ['Caro Asercion'],
] as const;

/** Where the glyphs come from, and under what terms. */
const terms = [
  ['game-icons.net', 'https://game-icons.net'],
  ['CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
] as const;

/** Whose work is on the page, under what terms, and whom the project belongs to. */
export function CreditsPage() {
  const { words } = useHere();
  return (
    <main class="page credits">
      <Top title={words.say('credits.title')} />
      <section class="panel">
        <h2>{words.say('credits.glyphsTitle')}</h2>
        <p>{words.say('credits.glyphs')}</p>
        <ul class="credit-names">
          {[...authors, ...terms].map(([name, href]) => (
            <li key={name}>{href === undefined ? name : <a href={href}>{name}</a>}</li>
          ))}
        </ul>
      </section>
      <section class="panel">
        <h2>{words.say('credits.projectTitle')}</h2>
        <p>{words.say('credits.project')}</p>
        <p>{words.say('credits.software')}</p>
      </section>
    </main>
  );
}
