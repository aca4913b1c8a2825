import { drawnBy } from '../tournaments/drawing/drawing.ts';
import { workOn } from './worker.ts';

workOn(drawnBy);
