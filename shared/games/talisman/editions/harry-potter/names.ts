/** Ids of the content that rules name. */
export const VOLDEMORT = 'voldemort';
export const ADVANTAGE = 'advantage';
export const ORDER = 'order';
export const DEATH_EATERS = 'death-eaters';

/** The total that a die and Magic must exceed at King's Cross (HP-KIN-04). */
export const BARRIER = 9;

export const HOSPITAL = 'st-mungos';
export const STAIRCASE = 'moving-staircase';
export const HALL = 'great-hall';
export const PITCH = 'quidditch-pitch';
