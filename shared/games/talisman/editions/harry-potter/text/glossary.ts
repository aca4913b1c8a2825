import type { Glossary } from '../../../../../words/glossary.ts';

/** The terms of the edition's Czech rulebook; in Korean they are those of Talisman's, or ours. */
export const glossary: Glossary = [
  {
    en: 'region',
    cs: 'pás',
    ko: '지역',
    forms: { en: /\bregion/iu, cs: /(?<!\p{L})pás(?!k)/iu, ko: /지역/u },
    never: { cs: /oblast|region/iu },
  },
  {
    en: 'battle',
    cs: 'bitva',
    ko: '전투',
    forms: { en: /\bbattle/iu, cs: /bitv|bitev|bojuje|bojují/iu, ko: /전투|싸/u },
    never: { cs: /souboj|(?<!\p{L})boj(e|i|em|ů)?(?!\p{L})/iu },
    except: ['card:neville-longbottom.text', 'ability:stand-by.text'],
  },
  {
    en: 'attack score',
    cs: 'útočné číslo',
    ko: '공격력',
    forms: { en: /attack score/u, cs: /útočn\p{L}+ čísl/iu, ko: /공격력/u },
    never: { cs: /hodnot\p{L}+ útoku/iu, ko: /공격 점수/u },
  },
  {
    en: 'Antonin Dolohov',
    cs: 'Antonín Dolohov',
    ko: '안토닌 돌로호프',
    forms: { en: /Antonin Dolohov/u, cs: /Antonín\p{L}* Dolohov/u, ko: /안토닌 돌로호프/u },
    never: { cs: /Antonin Dolohov/u },
  },
  {
    en: 'Follower',
    cs: 'pomocník',
    ko: '동료',
    forms: { en: /Follower/u, cs: /pomocní/iu, ko: /동료/u },
    never: { cs: /následovní|stoupenc|společní/iu, ko: /추종자/u },
  },
  {
    en: 'Object',
    cs: 'předmět',
    ko: '물품',
    forms: { en: /Object/u, cs: /předmět/iu, ko: /물품/u },
  },
  {
    en: 'Spell',
    cs: 'kouzlo',
    ko: '주문',
    forms: { en: /Spell/u, cs: /kou[zs](l|e)/iu, ko: /주문/u },
    never: { cs: /zaklínad/iu },
  },
  { en: 'Strength', cs: 'síla', ko: '힘', forms: { en: /Strength/u, cs: /s[ií]l/iu, ko: /힘/u } },
  {
    en: 'Health',
    cs: 'zdraví',
    ko: '생명력',
    forms: { en: /Health/u, cs: /zdraví/iu, ko: /생명력/u },
  },
  { en: 'fate', cs: 'osud', ko: '운명', forms: { en: /\bfate/iu, cs: /osud/iu, ko: /운명/u } },
  {
    en: 'Galleon',
    cs: 'galeon',
    ko: '갈레온',
    forms: { en: /Galleon/u, cs: /galeon/iu, ko: /갈레온/u },
  },
  {
    en: 'Advantage token',
    cs: 'žeton výhody',
    ko: '우위 토큰',
    forms: { en: /Advantage token/u, cs: /žeton\p{L}* výhody/iu, ko: /우위 토큰/u },
  },
  {
    en: 'Hallow',
    cs: 'relikvie',
    ko: '성물',
    forms: { en: /Hallow/u, cs: /relikvi/iu, ko: /성물/u },
  },
  {
    en: 'Death Eater',
    cs: 'Smrtijed',
    ko: '죽음을 먹는 자',
    forms: { en: /Death Eater/u, cs: /Smrtijed/iu, ko: /죽음을 먹는 자/u },
  },
  {
    en: 'Order of the Phoenix',
    cs: 'Fénixův řád',
    ko: '불사조 기사단',
    forms: {
      en: /Order of the Phoenix/u,
      cs: /Fénixov\p{L}+ řád|Fénixův řád/iu,
      ko: /불사조 기사단/u,
    },
  },
  {
    en: 'evade',
    cs: 'vyhnout se',
    ko: '회피',
    forms: { en: /\bevade/iu, cs: /vyhn|vyhýb/iu, ko: /회피/u },
  },
];
