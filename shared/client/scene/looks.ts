/** The tones a thing or a place may have: families of colour, of which a client picks its own. */
export const tones = [
  'grey',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const;
export type Tone = (typeof tones)[number];

/** The grounds that a group of places may be made of. */
export const grounds = ['land', 'water', 'stone', 'wood'] as const;
export type Ground = (typeof grounds)[number];
