export { packOf } from './faults.ts';
export { packed } from './packed.ts';
