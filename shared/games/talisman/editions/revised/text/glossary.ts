import type { Glossary } from '../../../../../words/glossary.ts';

/** The terms of the Czech and the Korean rulebook. */
export const glossary: Glossary = [
  {
    en: 'region',
    cs: 'pás',
    ko: '지역',
    forms: { en: /\bregion/iu, cs: /(?<!\p{L})pás(?!k)/iu, ko: /지역/u },
    never: { cs: /oblast|region/iu },
  },
  {
    en: 'attack score',
    cs: 'útočné číslo',
    ko: '공격력',
    forms: { en: /attack score/u, cs: /útočn\p{L}+ čísl/iu, ko: /공격력/u },
    never: { cs: /hodnot\p{L}+ útoku/iu, ko: /공격 점수/u },
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
    cs: 'zaklínadlo',
    ko: '주문',
    forms: { en: /Spell/u, cs: /zaklína/iu, ko: /주문/u },
    never: { cs: /kouzl[oau](?!\p{L})|kouzel(?!\p{L})/iu },
  },
  { en: 'Strength', cs: 'síla', ko: '힘', forms: { en: /Strength/u, cs: /s[ií]l/iu, ko: /힘/u } },
  {
    en: 'Craft',
    cs: 'vůle',
    ko: '기술',
    forms: { en: /Craft/u, cs: /vůl/iu, ko: /기술/u },
    never: { ko: /지력/u },
    except: ['card:mage.text', 'card:sorcerer.text'],
  },
  {
    en: 'Life',
    cs: 'život',
    ko: '생명력',
    forms: { en: /\b(life|lives)\b/iu, cs: /život/iu, ko: /생명/u },
  },
  { en: 'fate', cs: 'osud', ko: '운명', forms: { en: /\bfate/iu, cs: /osud/iu, ko: /운명/u } },
  {
    en: 'gold',
    cs: 'zlatý',
    ko: '금화',
    forms: { en: /\bgold\b/u, cs: /zlat|Zl(?!\p{L})/iu, ko: /금화|\dG|\}G/u },
  },
  {
    en: 'Toad',
    cs: 'ropucha',
    ko: '두꺼비',
    forms: { en: /Toad/u, cs: /ropu[cš]/iu, ko: /두꺼비/u },
    never: { cs: /žáb|žab/iu },
  },
  {
    en: 'alignment',
    cs: 'přesvědčení',
    ko: '성향',
    forms: { en: /alignment/u, cs: /přesvědč/iu, ko: /성향/u },
    never: { cs: /povah/iu },
  },
  {
    en: 'evade',
    cs: 'vyhnout se',
    ko: '회피',
    forms: { en: /\bevade/iu, cs: /vyhn|vyhýb/iu, ko: /회피/u },
  },
  {
    en: 'trophy',
    cs: 'trofej',
    ko: '전리품',
    forms: { en: /\btroph/iu, cs: /trofej/iu, ko: /전리품/u },
  },
  {
    en: 'Crown of Command',
    cs: 'Koruna moci',
    ko: '지배의 왕관',
    forms: { en: /Crown of Command/u, cs: /Korun\p{L}* moci/iu, ko: /왕관/u },
  },
];
