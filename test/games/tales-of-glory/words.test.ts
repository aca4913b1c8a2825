import { describe, expect, it } from 'vitest';
import { spectator, type Question } from '../../../shared/engine/index.ts';
import { tiles } from '../../../shared/games/tales-of-glory/content/tiles.ts';
import type { TalesEvent } from '../../../shared/games/tales-of-glory/events.ts';
import { log } from '../../../shared/games/tales-of-glory/log.ts';
import { words } from '../../../shared/games/tales-of-glory/words.ts';
import { locales, type Locale } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';

const names = { ann: 'Anna' };
const ask = (kind: string, about?: Question['about'], more?: Partial<Question>): Question => ({
  key: `${kind}:ann`,
  seat: 'ann',
  kind,
  options: [],
  ...(about && { about }),
  ...more,
});
const optionIn = (locale: Locale, question: Question, id: string): string =>
  render(words.catalogue, locale, words.option(question, id), names);
const textIn = (locale: Locale, question: Question): string =>
  render(words.catalogue, locale, words.question(question), names);

describe('questions and options', () => {
  const tile = ask('tile', { tile: 'tile:p1-m3', slot: 5, wilderness: 1 });

  it('name the tile in every language', () => {
    expect(textIn('en', tile)).toMatch(
      /^What do you do with the Bridge Ogre \(Monster; needs 2 Combat; .*\)\?$/u,
    );
    expect(textIn('cs', tile)).toMatch(/^Co uděláš s dílkem Mostní zlobr \(nestvůra; .*\)\?$/u);
    expect(textIn('ko', tile)).toMatch(/^다리의 오우거 타일\(괴물; .*\)을 어떻게 하시겠습니까\?$/u);
  });

  it('name the Quests of a declaration', () => {
    expect(optionIn('en', tile, 'place')).toBe('Place the Bridge Ogre');
    expect(optionIn('en', tile, 'discard+q03+q05')).toBe(
      'Discard the Bridge Ogre for 1 Coin, 1 Potion and a Key, and add: Crossing of Ways and First Among Equals',
    );
    expect(words.option(tile, 'place+q03').subject).toBe('p1-m3');
    expect(optionIn('cs', ask('tile'), 'nothing+q03')).toBe('Přidat: Křížení cest');
  });

  it('name the tile on a slot, and mark the wilderness', () => {
    const select = ask('select', { 'slot:3': 'tile:p2-t1', 'slot:5': 'tile:h1', wilderness: 5 });
    expect(optionIn('en', select, 'slot:3')).toMatch(/^Slot 3: Knight’s Arsenal – Treasure; /u);
    expect(optionIn('cs', select, 'slot:5')).toMatch(
      /^Místo č\. 5 \(divočina: doplatek 1 zlaťák nebo lektvar\): Paladin – dává 1 bod boje /u,
    );
    expect(words.option(select, 'slot:3').subject).toBe('p2-t1');
  });

  it('use the plural forms of the language', () => {
    const pay = ask('pay', { tile: 'tile:p1-m3', tiles: 2 });
    expect(textIn('cs', pay)).toBe('Jak zaplatíš za všechny 2 dílky?');
    expect(optionIn('cs', pay, 'pay:coins=1,potions=5')).toBe('Zaplatit 1 zlaťák a 5 lektvarů');
    expect(optionIn('en', pay, 'pay:coins=1,potions=2')).toBe('Pay 1 Coin and 2 Potions');
    expect(optionIn('ko', pay, 'pay:potions=3')).toBe('물약 3개 내기');
    expect(textIn('cs', ask('keepQuests', undefined, { min: 2 }))).toBe(
      'Které 2 výpravy si necháš?',
    );
  });

  it('show cells, Chests with their contents, and rewards', () => {
    expect(optionIn('en', ask('cell'), 'cell:1,-2')).toBe('1 right, 2 up from the Hero');
    expect(optionIn('cs', ask('cell'), 'cell:-1,0')).toBe('o 1 vlevo od hrdiny');
    expect(optionIn('ko', ask('cell'), 'cell:0,3')).toBe('영웅에서 아래로 3칸');
    expect(optionIn('en', ask('chest'), 'chest:h1,2')).toBe('Paladin, Chest 2: +3 Coins');
    expect(optionIn('cs', ask('chest'), 'chest:h2,1')).toBe('Šaman, truhla č. 1: +1 bod magie');
    const reward = ask('reward');
    expect(optionIn('en', reward, 'own:p2-c2')).toBe('Reward of the Beast Scholar');
    expect(optionIn('en', reward, 'connector:p1-p4,w')).toBe('The left connector of the Waymarket');
    expect(optionIn('en', reward, 'keys:p1-m1,p1-t2')).toBe(
      'Key for joining the Pantry Gremlin and the Field Satchel',
    );
    expect(optionIn('en', reward, 'discard:p1-m1')).toBe(
      'Reward for discarding the Pantry Gremlin',
    );
  });
});

describe('the printed values of a tile', () => {
  const printed = (locale: Locale, id: string) => words.catalogue[locale][`printed:${id}`];

  it('are in words in every language', () => {
    expect(printed('en', 'p1-m3')).toBe(
      'Monster; needs 2 Combat; gives 4 Glory + 1 Coin; connectors: right, bottom with half-key, left; Chest 1: 2 Coins',
    );
    expect(printed('en', 'p1-p4')).toBe(
      'Place; costs 1 Coin; connectors: top (for a Treasure): 3 Potions, right (for a Treasure): 3 Coins, left: 1 Key',
    );
    expect(printed('cs', 'p2-c1')).toBe(
      'postava; stojí 2 zlaťáky; na konci hry 2 body slávy za každou nestvůru; spojky: horní, pravá, levá s polovinou klíče',
    );
    expect(printed('ko', 'q06')).toBe(
      '비용: 금화 4개 + 물약 1개; 게임 종료 시: 이야기의 열쇠 하나당 영광 2; 연결부: 위쪽(열쇠 반쪽), 오른쪽, 아래쪽(열쇠 반쪽), 왼쪽',
    );
  });

  it('are complete for all tiles', () => {
    for (const locale of locales) {
      const texts = tiles.map(({ id }) => printed(locale, id) ?? 'none.at-all');
      expect(texts.filter((text) => /[{}]|[a-z]\.[a-z]/u.test(text))).toEqual([]);
    }
  });
});

describe('words of the log', () => {
  const line = (locale: Locale, event: TalesEvent) => {
    const told = log(event, spectator);
    return told && render(words.catalogue, locale, told.text, names);
  };
  const source = { from: 'tile', tile: 'p1-m3' } as const;

  it('name gains, and leave out zeros', () => {
    const gains = { coins: 2, glory: 5 };
    const event = { type: 'RewardCollected', seat: 'ann', source, gains } as const;
    expect(line('en', event)).toBe('Anna collects +2 Coins +5 Glory from the Bridge Ogre.');
    expect(line('cs', event)).toBe('Anna získává +2 zlaťáky +5 bodů slávy z dílku Mostní zlobr.');
    expect(line('ko', event)).toBe('Anna: 다리의 오우거 타일의 보상 +금화 2 +영광 5.');
  });

  it('give the count of a reward "for each"', () => {
    const counted = { per: 'monster', count: 3 } as const;
    const scholar = { from: 'tile', tile: 'p2-c2' } as const;
    const event = {
      type: 'RewardCollected',
      seat: 'ann',
      source: scholar,
      gains: { coins: 3 },
    } as const;
    expect(line('en', { ...event, counted })).toBe(
      'Anna collects +3 Coins from the Beast Scholar (for every Monster, 3 in all).',
    );
  });

  it('give the parts of a cost, which add up', () => {
    const paid = { type: 'CostPaid', seat: 'ann', tiles: ['p2-c2'], replaced: 1 } as const;
    expect(line('en', { ...paid, coins: 1, potions: 2, surcharge: 'potions' })).toBe(
      'Anna pays 1 Coin, 1 Potion (in place of Combat or Magic), and 1 Potion (extra in the wilderness) for the Beast Scholar.',
    );
    const satchel = { ...paid, tiles: ['p1-t2', 'q08'], replaced: 0, potions: 0 };
    expect(line('en', { ...satchel, coins: 5, surcharge: 'coins' })).toBe(
      'Anna pays 4 Coins and 1 Coin (extra in the wilderness) for the Field Satchel and Far Horizons.',
    );
    expect(line('cs', { ...satchel, coins: 1, surcharge: 'coins' })).toMatch(
      /^Anna platí 1 zlaťák \(příplatek za divočinu\) \(Polní brašna a\sDaleké obzory\)\.$/u,
    );
  });

  it('give the source of a Key', () => {
    const keys = { from: 'keys', tile: 'p1-m1', other: 'p1-t2' } as const;
    expect(line('en', { type: 'ChestOpened', seat: 'ann', tile: 'h1', chest: 2, key: keys })).toBe(
      'Anna opens Chest 2 of the Paladin with the Key for joining the Pantry Gremlin and the Field Satchel.',
    );
    const waymarket = { from: 'connector', tile: 'p1-p4', side: 'w' } as const;
    expect(line('en', { type: 'KeyReturned', seat: 'ann', key: waymarket })).toBe(
      'Anna has no Chest to open, so the Key from the left connector of the Waymarket goes back.',
    );
  });

  it('list a shared Majority for each seat, and the deciding tie-break with totals', () => {
    const award = { type: 'MajorityAwarded', good: 'coins', most: 5, glory: 4 } as const;
    expect(line('en', { ...award, seats: ['ann', 'bob'] })).toBe(
      'Anna and bob share the Majority in Coins with 5 and score 4 Glory each.',
    );
    const amounts = [
      { seat: 'ann', amount: 5 },
      { seat: 'bob', amount: 3 },
    ];
    expect(line('en', { type: 'TieCompared', good: 'combat', amounts, ahead: ['ann'] })).toBe(
      'The players tied on Glory compare Combat (Anna – 5 and bob – 3), which puts Anna ahead.',
    );
  });
});
