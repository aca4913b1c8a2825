import type { Locale } from '../../shared/words/phrase.ts';
import type { NoticeData, NoticeType } from './contract.ts';

type InAllLanguages = Readonly<Record<Locale, string>>;

/**
 * The title of each notice, one line. It names nobody and nothing of the game: anybody may read over a
 * shoulder.
 */
const titles: Readonly<Record<NoticeType, InAllLanguages>> = {
  'match.attention.needed': {
    en: 'It is your turn',
    cs: 'Jste na tahu',
    ko: '당신의 차례입니다',
  },
  'match.attention.reminder': {
    en: 'Your time is running out',
    cs: 'Dochází vám čas',
    ko: '시간이 얼마 남지 않았습니다',
  },
  'match.attention.expired': {
    en: 'Your time ran out: the clock answered for you',
    cs: 'Čas vypršel, odpověděly za vás hodiny',
    ko: '시간이 지나 대신 응답되었습니다',
  },
  'match.started': {
    en: 'A match has begun',
    cs: 'Partie začala',
    ko: '게임이 시작되었습니다',
  },
  'match.finished': {
    en: 'A match is over',
    cs: 'Partie skončila',
    ko: '게임이 끝났습니다',
  },
  'match.seat.absent': {
    en: 'A player is absent: a bot plays for them',
    cs: 'Hráč chybí, hraje za něj robot',
    ko: '자리를 비운 플레이어를 봇이 대신합니다',
  },
  'match.seat.offered': {
    en: 'The seat of an absent player is offered to others',
    cs: 'Místo chybějícího hráče se nabízí ostatním',
    ko: '자리를 비운 플레이어의 자리를 다른 사람이 맡을 수 있습니다',
  },
  'match.seat.replaced': {
    en: 'Somebody else has taken a seat over',
    cs: 'Místo převzal někdo jiný',
    ko: '다른 사람이 자리를 이어받았습니다',
  },
  'match.proposal.opened': {
    en: 'Something is proposed at your table: vote',
    cs: 'U tvého stolu leží návrh: hlasuj',
    ko: '테이블에 제안이 올라왔습니다. 투표하세요',
  },
  'match.proposal.closed': {
    en: 'Your table has decided on a proposal',
    cs: 'Tvůj stůl rozhodl o návrhu',
    ko: '테이블이 제안을 결정했습니다',
  },
  'match.paused': {
    en: 'Your match is paused',
    cs: 'Tvá partie je pozastavena',
    ko: '경기가 멈췄습니다',
  },
  'match.resumed': {
    en: 'Your match goes on',
    cs: 'Tvá partie pokračuje',
    ko: '경기가 다시 이어집니다',
  },
  'match.invitation': {
    en: 'You are invited to a match',
    cs: 'Máš pozvánku do partie',
    ko: '게임에 초대받았습니다',
  },
  'tournament.registered': {
    en: 'Your registration for a tournament has come in',
    cs: 'Tvá přihláška na turnaj dorazila',
    ko: '토너먼트 참가 신청이 접수되었습니다',
  },
  'tournament.waitlist.moved': {
    en: 'You have a place in a tournament now',
    cs: 'Máš místo v turnaji',
    ko: '토너먼트에 자리가 생겼습니다',
  },
  'tournament.checkin.open': {
    en: 'Check in for your tournament',
    cs: 'Potvrď svou účast v turnaji',
    ko: '토너먼트 참석을 확인해 주세요',
  },
  'tournament.round.published': {
    en: 'Your next round is published',
    cs: 'Rozlosování tvého dalšího kola je zveřejněno',
    ko: '다음 라운드의 대진이 나왔습니다',
  },
  'tournament.round.started': {
    en: 'Your round has begun',
    cs: 'Tvé kolo začalo',
    ko: '라운드가 시작되었습니다',
  },
  'tournament.deadline.near': {
    en: 'The time for the round is passing',
    cs: 'Čas na kolo ubíhá',
    ko: '라운드 제한 시간이 지나고 있습니다',
  },
  'tournament.pod.finished': {
    en: 'Your table of the round has a result',
    cs: 'Tvůj stůl v tomto kole má výsledek',
    ko: '이번 라운드 테이블의 결과가 나왔습니다',
  },
  'tournament.standings.final': {
    en: 'The final standings of your tournament are out',
    cs: 'Konečné pořadí tvého turnaje je známo',
    ko: '토너먼트 최종 순위가 나왔습니다',
  },
  'tournament.act': {
    en: 'There is a ruling in your tournament',
    cs: 'Ve tvém turnaji padlo rozhodnutí',
    ko: '토너먼트에서 판정이 있었습니다',
  },
  'tournament.appeal': {
    en: 'There is news of an appeal in your tournament',
    cs: 'V tvém turnaji je něco nového kolem odvolání',
    ko: '토너먼트의 이의 제기에 새 소식이 있습니다',
  },
  'account.digest': {
    en: 'Matches wait for you',
    cs: 'Čekají na vás partie',
    ko: '당신을 기다리는 게임이 있습니다',
  },
  'channel.verification': {
    en: 'Confirm that this is yours',
    cs: 'Potvrďte, že je to vaše',
    ko: '본인의 것인지 확인해 주세요',
  },
  'channel.disabled': {
    en: 'You are no longer told by one of your channels',
    cs: 'Jedním z kanálů už upozornění nedostáváte',
    ko: '알림 채널 하나가 꺼졌습니다',
  },
  'channel.test': {
    en: 'This is a test of your notifications',
    cs: 'Toto je zkouška upozornění',
    ko: '알림 시험입니다',
  },
};

/** The facts of a notice that are put into words, and what to call them. */
const labels = {
  code: { en: 'Code', cs: 'Kód', ko: '코드' },
  gameId: { en: 'Game', cs: 'Hra', ko: '게임' },
  matchId: { en: 'Match', cs: 'Partie', ko: '매치' },
  tournamentId: { en: 'Tournament', cs: 'Turnaj', ko: '토너먼트' },
  round: { en: 'Round', cs: 'Kolo', ko: '라운드' },
  pod: { en: 'Table', cs: 'Stůl', ko: '테이블' },
  seat: { en: 'Seat', cs: 'Místo', ko: '자리' },
  turn: { en: 'Turn', cs: 'Tah', ko: '턴' },
  count: { en: 'Waiting', cs: 'Čeká', ko: '대기 중' },
  startsAt: { en: 'Begins', cs: 'Začátek', ko: '시작' },
  deadline: { en: 'Until', cs: 'Do', ko: '기한' },
  channel: { en: 'Channel', cs: 'Kanál', ko: '채널' },
  url: { en: 'Link', cs: 'Odkaz', ko: '링크' },
} as const satisfies Readonly<Partial<Record<keyof NoticeData, InAllLanguages>>>;

type Told = keyof typeof labels;
const told = Object.keys(labels) as readonly Told[];

export const titleOf = (type: NoticeType, locale: Locale): string => titles[type][locale];

/** The facts of a notice, each in one line with what to call it; a time in UTC to the minute. */
export const factsOf = (
  data: NoticeData,
  locale: Locale,
  facts: readonly Told[] = told,
): readonly { readonly label: string; readonly value: string }[] =>
  facts.flatMap((fact) => {
    const value = data[fact];
    if (value === undefined) return [];
    const label = labels[fact][locale];
    const text = String(value).replaceAll(/\s+/gu, ' ');
    return [{ label, value: times.includes(fact) ? toTheMinute(text) : text }];
  });

const times: readonly Told[] = ['startsAt', 'deadline'];

/** @example toTheMinute('2026-11-23T08:30:12.000Z') // '2026-11-23 08:30 UTC' */
const toTheMinute = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const phrases = {
  unsubscribe: {
    en: 'No more of these mails',
    cs: 'Už tyto e-maily nechci',
    ko: '이 메일 그만 받기',
  },
  unsubscribeAsk: {
    en: 'Do you want no more of these mails?',
    cs: 'Nechcete už tyto e-maily dostávat?',
    ko: '이 메일을 그만 받으시겠습니까?',
  },
  unsubscribed: {
    en: 'You get no more of these mails.',
    cs: 'Tyto e-maily už nedostanete.',
    ko: '이 메일은 더 이상 가지 않습니다.',
  },
} as const satisfies Readonly<Record<string, InAllLanguages>>;

export const phraseOf = (phrase: keyof typeof phrases, locale: Locale): string =>
  phrases[phrase][locale];
