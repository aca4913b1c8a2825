import * as z from 'zod';

export const count = z.int().min(0);
export const seat = z.string().describe('A seat id, such as seat1.');
export const space = z.string().describe('A space id, such as ruins.');
export const card = z.string().describe('A card id: its kind, and a number where it has copies.');
export const cards = z.array(card).readonly();
export const amounts = z.record(z.string(), z.int()).readonly();
