import type { Glossary } from '../../../words/glossary.ts';

/** The terms of the Czech rulebook; in Korean they are ours. */
export const glossary: Glossary = [
  {
    en: 'First Player',
    cs: 'začínající hráč',
    ko: '선 플레이어',
    forms: { en: /First Player/u, cs: /začínající\p{L}* hráč/iu, ko: /선 (플레이어|토큰)/u },
    never: { en: /first player/u, cs: /první\p{L}* hráč/iu, ko: /시작 플레이어/u },
  },
  {
    en: 'Quest',
    cs: 'výprava',
    ko: '퀘스트',
    forms: { en: /Quest/u, cs: /výprav/iu, ko: /퀘스트/u },
    except: ['option.nothing'],
    never: { cs: /úkol/iu, ko: /임무/u },
  },
  {
    en: 'Majority',
    cs: 'převaha',
    ko: '우세',
    forms: { en: /Majorit/u, cs: /převa[hz]/iu, ko: /우세/u },
    never: { cs: /většin/iu },
  },
  {
    en: 'Potion in place of Combat or Magic',
    cs: 'náhrada',
    ko: '대신',
    forms: { en: /in place of Combat/u, cs: /náhrad/iu, ko: /대신/u },
    never: { cs: /namísto|kompenzac/iu },
  },
  {
    en: 'wilderness',
    cs: 'divočina',
    ko: '황야',
    forms: { en: /wilderness/u, cs: /divočin/iu, ko: /황야/u },
  },
  { en: 'Key', cs: 'klíč', ko: '열쇠', forms: { en: /Keys?\b/u, cs: /klíč/iu, ko: /열쇠/u } },
  {
    en: 'Chest',
    cs: 'truhla',
    ko: '보물상자',
    forms: { en: /Chest/u, cs: /truhl/iu, ko: /상자/u },
  },
  { en: 'Coin', cs: 'zlaťák', ko: '금화', forms: { en: /Coin/u, cs: /zlaťák/iu, ko: /금화/u } },
  {
    en: 'Potion',
    cs: 'lektvar',
    ko: '물약',
    forms: { en: /Potion/u, cs: /lektvar/iu, ko: /물약/u },
  },
  {
    en: 'Combat',
    cs: 'bod boje',
    ko: '전투',
    forms: { en: /Combat/u, cs: /boje/iu, ko: /전투/u },
  },
  { en: 'Magic', cs: 'bod magie', ko: '마법', forms: { en: /Magic/u, cs: /magie/iu, ko: /마법/u } },
  {
    en: 'Glory',
    cs: 'bod slávy',
    ko: '영광',
    forms: { en: /Glory/u, cs: /sláv/iu, ko: /영광/u },
    except: ['game.name'],
  },
  {
    en: 'connector',
    cs: 'spojka',
    ko: '연결부',
    forms: { en: /connector/u, cs: /spojk|spojek/iu, ko: /연결부/u },
  },
  {
    en: 'Monster',
    cs: 'nestvůra',
    ko: '괴물',
    forms: { en: /Monster/u, cs: /nestvůr/iu, ko: /괴물/u },
  },
  {
    en: 'Character',
    cs: 'postava',
    ko: '인물',
    forms: { en: /Character/u, cs: /postav/iu, ko: /인물/u },
  },
  {
    en: 'Treasure',
    cs: 'poklad',
    ko: '보물',
    forms: { en: /Treasure/u, cs: /poklad/iu, ko: /보물/u },
  },
  { en: 'Hero', cs: 'hrdina', ko: '영웅', forms: { en: /Hero/u, cs: /hrdin/iu, ko: /영웅/u } },
];
