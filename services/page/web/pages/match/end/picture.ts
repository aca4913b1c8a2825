/** In pixels: the picture is a square with two lines of text below. */
const SIDE = 1_080;
const FOOT = 120;
const MARGIN = 20;

/**
 * A picture of a drawn board with its result below, as PNG. It is drawn here, shape by shape: nothing is sent
 * anywhere, and no other picture is loaded. `undefined` if the browser can't.
 */
export async function picture(
  svg: SVGSVGElement,
  { title, game }: { readonly title: string; readonly game: string },
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE + FOOT;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = '#38220f';
  context.fillRect(0, 0, SIDE, SIDE + FOOT);
  const sheets = await sheetsOf(svg);
  context.save();
  const { x, y, width, height } = svg.viewBox.baseVal;
  const scale = (SIDE - 2 * MARGIN) / Math.max(width, height);
  context.translate(SIDE / 2 - (x + width / 2) * scale, SIDE / 2 - (y + height / 2) * scale);
  context.scale(scale, scale);
  for (const shape of svg.querySelectorAll<SVGElement>('rect, path, circle, use'))
    draw(context, shape, sheets);
  context.restore();
  const style = getComputedStyle(svg);
  context.fillStyle = '#fff6e2';
  context.font = `700 44px ${style.getPropertyValue('--serif')}`;
  context.fillText(title, 32, SIDE + 50, SIDE - 64);
  context.font = `400 28px ${style.getPropertyValue('--sans')}`;
  context.fillText(`${game} · Questhall`, 32, SIDE + 94, SIDE - 64);
  const made = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  return made ?? undefined;
}

type Sheets = ReadonlyMap<string, Document>;

/** The files that shapes of a drawing refer to, by their address; a file that does not come is left out. */
async function sheetsOf(svg: SVGSVGElement): Promise<Sheets> {
  const paths = new Set([...svg.querySelectorAll('use')].map((use) => referenceOf(use).path));
  const read = [...paths].map(async (path): Promise<readonly [string, Document][]> => {
    const sheet = await documentAt(path);
    return sheet === null ? [] : [[path, sheet]];
  });
  return new Map((await Promise.all(read)).flat());
}

/** A file as a document. A parser of texts could be given anything, and the page's policy allows none. */
const documentAt = async (path: string): Promise<Document | null> =>
  new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onloadend = () => {
      done(request.responseXML);
    };
    request.send();
  });

const referenceOf = (use: Element): { readonly path: string; readonly id: string } => {
  const [path = '', id = ''] = (use.getAttribute('href') ?? '').split('#');
  return { path, id };
};

/** Draws a shape as its styles say. */
function draw(context: CanvasRenderingContext2D, shape: SVGElement, sheets: Sheets): void {
  const { fill, stroke, strokeWidth, opacity, strokeOpacity } = getComputedStyle(shape);
  context.save();
  context.globalAlpha = Number(opacity);
  context.fillStyle = fill;
  const outline = outlineOf(shape, context, sheets);
  if (fill !== 'none') context.fill(outline);
  if (stroke !== 'none') {
    context.globalAlpha *= Number(strokeOpacity);
    context.strokeStyle = stroke;
    context.lineWidth = Number.parseFloat(strokeWidth);
    context.stroke(outline);
  }
  context.restore();
}

/** The outline of a shape; that of a symbol is moved and scaled to where it is used. */
function outlineOf(shape: SVGElement, context: CanvasRenderingContext2D, sheets: Sheets): Path2D {
  const number = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  const outline = new Path2D();
  switch (shape.tagName) {
    case 'path':
      return new Path2D(shape.getAttribute('d') ?? '');
    case 'circle':
      outline.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
      return outline;
    case 'rect':
      outline.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      return outline;
  }
  const { path, id } = referenceOf(shape);
  const symbol = sheets.get(path)?.getElementById(id);
  const [, , side = 1] = (symbol?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  context.translate(number('x'), number('y'));
  context.scale(number('width') / side, number('height') / side);
  for (const part of symbol?.querySelectorAll('path') ?? [])
    outline.addPath(new Path2D(part.getAttribute('d') ?? ''));
  return outline;
}
