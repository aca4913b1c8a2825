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
    hint: 'On this machine anybody is who they say they are.',
    role: 'Role',
    player: 'Player',
    organizer: 'Organizer',
    admin: 'Administrator',
    signIn: 'Sign in',
    unfit: 'A name has 1 to 64 characters, and at least one that can be seen.',
  },
  cs: {
    title: 'Přihlášení',
    name: 'Jméno',
    hint: 'Na tomto počítači je každý tím, za koho se vydává.',
    role: 'Role',
    player: 'Hráč',
    organizer: 'Pořadatel',
    admin: 'Správce',
    signIn: 'Přihlásit se',
    unfit: 'Jméno má 1 až 64 znaků a aspoň jeden je vidět.',
  },
  ko: {
    title: '로그인',
    name: '이름',
    hint: '이 컴퓨터에서는 누구나 원하는 이름으로 로그인합니다.',
    role: '역할',
    player: '플레이어',
    organizer: '주최자',
    admin: '관리자',
    signIn: '로그인',
    unfit: '이름은 1–64자이며 보이는 글자가 하나 이상 있어야 합니다.',
  },
};
