import { drawRounds } from '../tournaments/drawing/drawing.ts';
import { workOn } from './worker.ts';

workOn(drawRounds);
