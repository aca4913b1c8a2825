/** Ids of the content that rules name. */
export const VOLDEMORT = 'voldemort';
export const ADVANTAGE = 'advantage';
export const ORDER = 'order';
export const DEATH_EATERS = 'death-eaters';

export const HOSPITAL = 'st-mungos';
export const KINGS_CROSS = 'kings-cross';
export const STATION = 'hogsmeade-station';
export const GATES = 'gates-of-hogwarts';
export const STAIRCASE = 'moving-staircase';
export const ROOM = 'room-of-requirement';
export const HALL = 'great-hall';
export const PITCH = 'quidditch-pitch';
