import type { Shape } from './shape.ts';
import { ann, matchId } from './match.ts';

export const goodLuck: Shape<'Message'> = {
  id: `${matchId}.a.0mi7w2b4g7c1f0a3b9e`,
  matchId,
  audience: 'ALL',
  from: ann,
  seat: 'seat1',
  hidden: false,
  text: 'Good luck!',
  phrase: 'good-luck',
  at: '2026-11-21T18:32:00.000Z',
};

export const reported: Shape<'Report'> = {
  id: goodLuck.id,
  status: 'OPEN',
  message: goodLuck,
  context: [],
  complaints: [{ by: ann, reason: 'SPAM', note: '', at: '2026-11-21T18:33:00.000Z' }],
  decisions: [],
};

const warning = {
  act: 'WARN',
  reason: 'Once is enough.',
  at: '2026-11-21T19:00:00.000Z',
  until: null,
} as const;

export const warned: Shape<'Report'> = {
  ...reported,
  status: 'ACTED',
  decisions: [{ ...warning, by: { id: 'ada', name: 'Ada', bot: false, guest: false } }],
};

export const notice: Shape<'ModerationNotices'>['items'][number] = {
  ...{ id: 'Q0rW7hZ1xkKp2s4t', messageId: goodLuck.id, own: true },
  ...warning,
};
