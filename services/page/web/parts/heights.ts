type Tell = (height: number, element: HTMLElement) => void;

const telling = new WeakMap<Element, Tell>();

// called after the layout of a frame, and before it is painted
const heights =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        for (const { target } of entries)
          if (target instanceof HTMLElement) telling.get(target)?.(target.offsetHeight, target);
      });

/** Makes a `ref` that reports the height of an element whenever a layout has changed it. */
export const ofHeight =
  (tell: Tell) =>
  (element: HTMLElement | null): void => {
    if (element === null) return;
    telling.set(element, tell);
    heights?.observe(element);
  };
