/** Ids of the content that rules name. */
export const VOLDEMORT = 'voldemort';
export const ADVANTAGE = 'advantage';
export const ORDER = 'order';
export const DEATH_EATERS = 'death-eaters';

export const HOSPITAL = 'st-mungos';
export const STAIRCASE = 'moving-staircase';
export const HALL = 'great-hall';
export const PITCH = 'quidditch-pitch';
