export * from '../../../shared/time/duration.ts';
