import type { Game } from '../../../shared/engine/index.ts';
import { ticTacToe } from '../../support/tic-tac-toe.ts';

const en = {
  'game.name': 'Noughts and crosses',
  'question.mark': 'Where does {seat} set a mark?',
  'option.cell': 'In {cell}',
  'log.Marked': '{seat} sets a mark.',
  'log.SeatResigned': '{seat} gives up.',
};
const cs = {
  'game.name': 'Piškvorky',
  'question.mark': 'Kam dá značku {seat}?',
  'option.cell': 'Do {cell}',
  'log.Marked': '{seat} dává značku.',
  'log.SeatResigned': '{seat} se vzdává.',
};
const ko = {
  'game.name': '삼목',
  'question.mark': '{seat} 님은 어디에 표시합니까?',
  'option.cell': '{cell}에',
  'log.Marked': '{seat} 님이 표시합니다.',
  'log.SeatResigned': '{seat} 님이 포기합니다.',
};

/** Tic-tac-toe with words worth reading, in three languages. */
export const noughts: Game = {
  ...ticTacToe,
  asks: { mark: { turn: true, of: ['ann', 'bob'] } },
  orderEnds: { names: ['mark'], by: ({ type }) => (type === 'Marked' ? ['mark'] : []) },
  words: { ...ticTacToe.words, catalogue: { en, cs, ko } },
};
