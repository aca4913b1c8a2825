import { inputContent } from '../content.ts';
import type { ActSpec } from '../spec.ts';

export const editPairingAct: ActSpec = {
  words: { en: 'Pairing changed', cs: 'Změna rozlosování', ko: '대진 변경' },
  notifies: false,
  content: ({ says }) => inputContent(says),
  check: 'PAIRING',
};

export const repairAct: ActSpec = {
  words: { en: 'Round redrawn', cs: 'Nové losování kola', ko: '라운드 다시 추첨' },
  notifies: false,
  content: ({ says }) => inputContent(says),
  check: 'PAIRING',
};

export const inspectAct: ActSpec = {
  words: { en: 'Match inspected', cs: 'Nahlédnutí do partie', ko: '경기 열람' },
  notifies: false,
  content: ({ says }) => inputContent(says),
  check: 'LOOK',
};

// these two are proposed, and entered under the act of the second person who approves
export const disqualifyAct: ActSpec = {
  words: { en: 'Player disqualified', cs: 'Diskvalifikace hráče', ko: '참가자 실격' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: 'NEVER',
};

export const changeRegulationsAct: ActSpec = {
  words: { en: 'Rules changed', cs: 'Změna propozic', ko: '규정 변경' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: 'NEVER',
};

// the acts on matches stand in the records of their matches
export const rewindMatchAct: ActSpec = {
  words: { en: 'Match rewound', cs: 'Vrácení partie', ko: '경기 되감기' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: 'NEVER',
};

export const pauseMatchAct: ActSpec = {
  words: { en: 'Match paused', cs: 'Pozastavení partie', ko: '경기 일시 정지' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: 'NEVER',
};

export const resumeMatchAct: ActSpec = {
  words: { en: 'Match resumed', cs: 'Pokračování partie', ko: '경기 재개' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: 'NEVER',
};

export const closeProcedureAct: ActSpec = {
  words: { en: 'Stuck rule ended', cs: 'Ukončení zaseknutého pravidla', ko: '멈춘 규칙 종료' },
  notifies: true,
  content: ({ says }) => inputContent(says),
  check: 'NEVER',
};
