import type { Phrase } from '../../words/phrase.ts';
import type { Stage } from '../regulations/stage.ts';

/** The text of a stage, line by line. */
export function stageLines(stage: Stage, number: number, among: number): readonly Phrase[] {
  const { preferred, min, max } = stage.podSize;
  const range = min === max ? 'no' : 'yes';
  return [
    ...(among > 1 ? [{ key: 'stage', args: { number } }] : []),
    ...(stage.cut === undefined
      ? []
      : [
          { key: 'cut', args: { cut: stage.cut } },
          { key: stage.carry ? 'carry.yes' : 'carry.no' },
        ]),
    ...formLines(stage),
    { key: 'pods', args: { preferred, min, max, range } },
  ];
}

function formLines(stage: Stage): readonly Phrase[] {
  switch (stage.format) {
    case 'SWISS':
      return [
        { key: 'format.SWISS', args: { rounds: stage.rounds } },
        { key: `pairing.${stage.pairing}` },
        { key: `repeats.${stage.repeats}` },
      ];
    case 'ROUND_ROBIN':
      return [
        { key: 'format.ROUND_ROBIN', args: { rounds: stage.rounds ?? 0 } },
        { key: 'meetings', args: { meetings: stage.meetings } },
        { key: 'concurrency', args: { concurrency: stage.concurrency } },
      ];
    case 'ELIMINATION':
      return [
        { key: 'format.ELIMINATION', args: { lives: stage.lives } },
        ...Object.entries(stage.advanceBySize).map(([size, advance]) => ({
          key: 'advance',
          args: { size: Number(size), advance },
        })),
        { key: `fill.${stage.fill}` },
        { key: 'final', args: { size: stage.finalSize } },
      ];
  }
}
