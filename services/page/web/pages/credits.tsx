import { useHere } from '../here/here.ts';
import { Top } from '../parts/top.tsx';

/** Authors of most of the glyphs, and their pages. */
const authors = [
  ['Lorc', 'https://lorcblog.blogspot.com'],
  ['Delapouite', 'https://delapouite.com'],
  ['Skoll'],
  ['Faithtoken', 'https://www.deviantart.com/fungustoken'],
  ['Sbed', 'https://opengameart.org/content/95-game-icons'],
  ['Caro Asercion'],
] as const;

/** Sources of the glyphs, and their licences. */
const terms = [
  ['game-icons.net', 'https://game-icons.net'],
  ['CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
] as const;

/** Authors of the works on the page, their licences, and the owner of the project. */
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
