/** Outlines of the page's own icons, in a square of 24. What a game shows has glyphs of its own. */
const outlines = {
  back: 'M15 4l-8 8 8 8',
  menu: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6L6 18',
  hourglass: 'M7 3h10M7 21h10M8 3c0 5 3 6 4 9-1 3-4 4-4 9M16 3c0 5-3 6-4 9 1 3 4 4 4 9',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  offline: 'M3 3l18 18M5 12a10 10 0 0 1 3-2M12 9a10 10 0 0 1 7 3M8.5 15.5a5 5 0 0 1 7 0M12 19h.01',
  again: 'M20 5v5h-5M19.5 10A8 8 0 1 0 20 14',
  loop: 'M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-2',
  table: 'M3 9h18l-2-4H5zM6 9v10M18 9v10M9 14h6',
  me: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4 21c1-5 4-7 8-7s7 2 8 7',
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 11c-.5.5-.5 1-.5 2H9c0-1 0-1.5-.5-2A6 6 0 0 1 12 3z',
  goal: 'M4 8l4 4 4-7 4 7 4-4-1.5 10h-13z',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  done: 'M4 13l5 5L20 6',
  crown: 'M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5z',
  share: 'M12 15V3M8 7l4-4 4 4M5 11v9h14v-9',
  play: 'M7 4l12 8-12 8z',
  pause: 'M8 4v16M16 4v16',
  next: 'M9 4l8 8-8 8',
  first: 'M6 4v16M19 4L9 12l10 8z',
  last: 'M18 4v16M5 4l10 8-10 8z',
  swords: 'M4 4l13 13M20 4L7 17M14 18l4-4M6 14l4 4M18 18l2 2M6 18l-2 2',
  fallen: 'M6 21V10a6 6 0 0 1 12 0v11M4 21h16M12 9v6M9.5 11.5h5',
} as const;

/** An icon of the page itself, beside words that say the same or on a button that has a name. */
export const Icon = ({ name }: { readonly name: keyof typeof outlines }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={outlines[name]} />
  </svg>
);
