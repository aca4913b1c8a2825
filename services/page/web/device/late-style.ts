/** The addresses of the styles that only some pages need. */
declare const LATE_STYLES: {
  readonly end: string;
  readonly events: string;
  readonly people: string;
  readonly replay: string;
};

type StyleName = keyof typeof LATE_STYLES;

const loading = new Map<StyleName, Promise<void>>();

/** Loads the styles of ends of matches and analyses, of tournament pages, of tables and people, or of replays, once. If they can't be loaded they are asked for again the next time. */
function loadStyle(name: StyleName): Promise<void> {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const added = add(LATE_STYLES[name]).catch((error: unknown) => {
    loading.delete(name);
    throw error;
  });
  loading.set(name, added);
  return added;
}

/** A part of the page that is loaded together with its styles. */
export const styled =
  <T>(style: StyleName, load: () => Promise<T>) =>
  async (): Promise<T> =>
    (await Promise.all([load(), loadStyle(style)]))[0];

async function add(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    });
    document.head.append(link);
  });
}
