import type { InAllLanguages, Locale } from '../../../shared/words/phrase.ts';
import type { NoticeData, NoticeType } from './notice.ts';

/**
 * The titles of notices, one line each. They name no player and nothing of the game: anyone may
 * read over a shoulder.
 */
const titles: Readonly<Record<NoticeType, InAllLanguages>> = {
  'match.attention.needed': {
    en: 'Your turn',
    cs: 'Jsi na tahu',
    ko: '내 차례입니다',
  },
  'match.attention.reminder': {
    en: 'Your time is running out',
    cs: 'Dochází ti čas',
    ko: '시간이 얼마 남지 않았습니다',
  },
  'match.attention.expired': {
    en: 'Your time ran out. A choice was made for you',
    cs: 'Čas ti vypršel, volba proběhla za tebe',
    ko: '시간이 지나 자동으로 선택되었습니다',
  },
  'match.started': {
    en: 'Your match has started',
    cs: 'Tvá partie začala',
    ko: '경기가 시작되었습니다',
  },
  'match.finished': {
    en: 'Your match has finished',
    cs: 'Tvá partie skončila',
    ko: '경기가 끝났습니다',
  },
  'match.seat.absent': {
    en: 'A player is away. A bot is playing for them',
    cs: 'Hráč je pryč, hraje za něj bot',
    ko: '자리를 비운 플레이어를 봇이 대신합니다',
  },
  'match.seat.offered': {
    en: 'A seat at your table is open for takeover',
    cs: 'Místo u tvého stolu je k převzetí',
    ko: '이어받을 수 있는 자리가 생겼습니다',
  },
  'match.seat.replaced': {
    en: 'A seat has a new player',
    cs: 'Místo u tvého stolu má nového hráče',
    ko: '자리를 다른 플레이어가 이어받았습니다',
  },
  'match.proposal.opened': {
    en: 'Your vote is needed',
    cs: 'Čeká se na tvůj hlas',
    ko: '새 제안에 투표해 주세요',
  },
  'match.proposal.closed': {
    en: 'A proposal at your table is closed',
    cs: 'Návrh u tvého stolu je uzavřen',
    ko: '테이블의 제안이 결정되었습니다',
  },
  'match.paused': {
    en: 'Your match is paused',
    cs: 'Tvá partie je pozastavena',
    ko: '경기가 일시 정지되었습니다',
  },
  'match.resumed': {
    en: 'Your match has resumed',
    cs: 'Tvá partie pokračuje',
    ko: '경기가 재개되었습니다',
  },
  'match.invitation': {
    en: 'Invitation to a match',
    cs: 'Máš pozvánku do partie',
    ko: '경기에 초대받았습니다',
  },
  'tournament.registered': {
    en: 'Your tournament registration was received',
    cs: 'Tvá přihláška na turnaj dorazila',
    ko: '대회 참가 신청이 접수되었습니다',
  },
  'tournament.waitlist.moved': {
    en: 'You have a place in the tournament',
    cs: 'Máš místo v turnaji',
    ko: '대회에 자리가 생겼습니다',
  },
  'tournament.checkin.open': {
    en: 'Check in for your tournament',
    cs: 'Potvrď účast v turnaji',
    ko: '대회 출석을 확인해 주세요',
  },
  'tournament.round.published': {
    en: 'Your next pairing is published',
    cs: 'Rozlosování tvého dalšího kola je zveřejněno',
    ko: '다음 라운드의 대진이 나왔습니다',
  },
  'tournament.round.started': {
    en: 'Your round has started',
    cs: 'Tvé kolo začalo',
    ko: '라운드가 시작되었습니다',
  },
  'tournament.deadline.near': {
    en: 'Time for your round is running out',
    cs: 'Čas na tvé kolo se krátí',
    ko: '라운드 시간이 얼마 남지 않았습니다',
  },
  'tournament.pod.finished': {
    en: 'Your table has a result',
    cs: 'Tvůj stůl má výsledek',
    ko: '내 테이블의 결과가 나왔습니다',
  },
  'tournament.standings.final': {
    en: 'The final standings of your tournament are out',
    cs: 'Konečné pořadí tvého turnaje je známo',
    ko: '대회 최종 순위가 나왔습니다',
  },
  'tournament.act': {
    en: 'New decision in your tournament',
    cs: 'Nové rozhodnutí ve tvém turnaji',
    ko: '대회에 새 결정이 있습니다',
  },
  'tournament.appeal': {
    en: 'News about an appeal in your tournament',
    cs: 'Novinka k odvolání ve tvém turnaji',
    ko: '대회의 이의 제기에 새 소식이 있습니다',
  },
  'lobby.table.opened': {
    en: 'A table is open for you to join',
    cs: 'Je volný stůl, ke kterému se můžeš přidat',
    ko: '참가할 수 있는 테이블이 열렸습니다',
  },
  'lobby.queue.joined': {
    en: 'A player is waiting for a match',
    cs: 'Jeden hráč čeká na partii',
    ko: '경기를 기다리는 플레이어가 있습니다',
  },
  'account.digest': {
    en: 'Matches are waiting for you',
    cs: 'Čekají na tebe partie',
    ko: '기다리는 경기가 있습니다',
  },
  'channel.verification': {
    en: 'Confirm that this channel is yours',
    cs: 'Potvrď, že tento kanál je tvůj',
    ko: '본인의 채널인지 확인해 주세요',
  },
  'channel.disabled': {
    en: 'One of your notification channels was turned off',
    cs: 'Jeden z tvých kanálů upozornění je vypnutý',
    ko: '알림 채널 하나가 꺼졌습니다',
  },
  'channel.test': {
    en: 'Test notification',
    cs: 'Zkušební upozornění',
    ko: '테스트 알림입니다',
  },
};

/** The facts of a notice that are put into words, and what to call them. */
const labels = {
  code: { en: 'Code', cs: 'Kód', ko: '코드' },
  gameId: { en: 'Game', cs: 'Hra', ko: '게임' },
  matchId: { en: 'Match', cs: 'Partie', ko: '경기' },
  tournamentId: { en: 'Tournament', cs: 'Turnaj', ko: '대회' },
  round: { en: 'Round', cs: 'Kolo', ko: '라운드' },
  pod: { en: 'Table', cs: 'Stůl', ko: '테이블' },
  seat: { en: 'Seat', cs: 'Místo', ko: '자리' },
  turn: { en: 'Turn', cs: 'Tah', ko: '차례' },
  count: { en: 'Waiting', cs: 'Čeká', ko: '대기 중' },
  startsAt: { en: 'Starts', cs: 'Začátek', ko: '시작' },
  deadline: { en: 'Deadline', cs: 'Lhůta', ko: '마감' },
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
    return [{ label, value: shownAs(fact, String(value).replaceAll(/\s+/gu, ' ')) }];
  });

const times: readonly Told[] = ['startsAt', 'deadline'];

/** A fact for a reader: a time to the minute, a seat by its number, anything else as it is. */
function shownAs(fact: Told, text: string): string {
  if (times.includes(fact)) return toTheMinute(text);
  return fact === 'seat' ? text.replace(/^seat/u, '') : text;
}

/** @example toTheMinute('2026-11-23T08:30:12.000Z') // '2026-11-23 08:30 UTC' */
const toTheMinute = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const phrases = {
  unsubscribe: {
    en: 'Unsubscribe',
    cs: 'Odhlásit odběr',
    ko: '수신 거부',
  },
  unsubscribeAsk: {
    en: 'Unsubscribe from these emails?',
    cs: 'Odhlásit odběr těchto e-mailů?',
    ko: '이 메일의 수신을 거부하시겠습니까?',
  },
  unsubscribed: {
    en: 'You’re unsubscribed.',
    cs: 'Odběr je odhlášen.',
    ko: '이 메일을 더 이상 보내지 않습니다.',
  },
} as const satisfies Readonly<Record<string, InAllLanguages>>;

export const phraseOf = (phrase: keyof typeof phrases, locale: Locale): string =>
  phrases[phrase][locale];
