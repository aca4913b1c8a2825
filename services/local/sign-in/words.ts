import type { Locale } from '../../../shared/words/phrase.ts';

type Message =
  | 'title'
  | 'name'
  | 'hint'
  | 'role'
  | 'player'
  | 'organizer'
  | 'admin'
  | 'signIn'
  | 'unfit';

/** Words of the page to sign in at. */
export const words: Readonly<Record<Locale, Readonly<Record<Message, string>>>> = {
  en: {
    title: 'Sign in',
    name: 'Name',
    hint: 'On this machine you can sign in under any name.',
    role: 'Role',
    player: 'Player',
    organizer: 'Organizer',
    admin: 'Administrator',
    signIn: 'Sign in',
    unfit: 'A name needs 1 to 64 characters, at least one of them visible.',
  },
  cs: {
    title: 'Přihlášení',
    name: 'Jméno',
    hint: 'Na tomto počítači se můžeš přihlásit pod libovolným jménem.',
    role: 'Role',
    player: 'Hráč',
    organizer: 'Pořadatel',
    admin: 'Správce',
    signIn: 'Přihlásit se',
    unfit: 'Jméno musí mít 1 až 64 znaků, aspoň jeden z nich viditelný.',
  },
  ko: {
    title: '로그인',
    name: '이름',
    hint: '이 컴퓨터에서는 어떤 이름으로든 로그인할 수 있습니다.',
    role: '역할',
    player: '플레이어',
    organizer: '주최자',
    admin: '관리자',
    signIn: '로그인',
    unfit: '이름은 1–64자여야 하며, 보이는 글자가 하나 이상 있어야 합니다.',
  },
};
