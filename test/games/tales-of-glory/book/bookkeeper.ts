import { isDeepStrictEqual } from 'node:util';
import { boardFor } from '../../../../shared/games/tales-of-glory/board.ts';
import {
  goods,
  type Holding,
  type Reward,
} from '../../../../shared/games/tales-of-glory/content/tile.ts';
import { tile } from '../../../../shared/games/tales-of-glory/content/tiles.ts';
import type { Side } from '../../../../shared/games/tales-of-glory/story/side.ts';
import { cellIn, gainsIn, good, listed, tileNamed } from './reading.ts';
import { due, newAccount, worth, type Account } from './recount.ts';

/** A book-keeper who reads the English log and knows what is printed on the tiles, and nothing else. */
export type Book = {
  /** Reads a line; tells what in it cannot be worked out from the lines before. */
  read(line: string): readonly string[];
  account(name: string): Account;
};

type Reader = readonly [RegExp, (...parts: readonly string[]) => unknown];

const sideNamed: Readonly<Record<string, Side>> = { top: 'n', right: 'e', bottom: 's', left: 'w' };

export function openBook(names: readonly string[]): Book {
  const accounts = new Map(names.map((name) => [name, newAccount()]));
  const board = new Map<number, string>();
  const account = (name: string): Account => {
    const found = accounts.get(name);
    if (found === undefined) throw new Error(`Nobody is called "${name}".`);
    return found;
  };
  const staying = () => names.filter((name) => !account(name).left);
  let faults: string[] = [];
  const agree = (told: unknown, found: unknown, what: string): void => {
    if (isDeepStrictEqual(told, found)) return;
    faults.push(`${what}: told ${JSON.stringify(told)}, found ${JSON.stringify(found)}`);
  };
  const book = (to: Account, gains: Partial<Holding>): void => {
    for (const [what, n] of Object.entries(gains)) to.holding[what as keyof Holding] += n;
  };
  const collect = (name: string, rewards: readonly Reward[], text: string): Partial<Holding> => {
    const gains = gainsIn(text);
    agree(gains, worth(account(name), rewards), `what ${name} gains`);
    book(account(name), gains);
    return gains;
  };
  const now = (rewards: readonly Reward[], atEnd = false) =>
    rewards.filter((reward) => (reward.atEnd === true) === atEnd);
  const layOut = (list: string): void => {
    for (const part of list.split(/, and |, | and (?=slot)/u)) {
      const [, slot = '', name = ''] = /^slot (\d+): (.+)$/u.exec(part) ?? [];
      board.set(Number(slot), tileNamed(name));
    }
  };

  function take(name: string, what: string, slot: string, catchUp: string | undefined): void {
    const one = account(name);
    agree(tileNamed(what), board.get(Number(slot)), `slot ${slot}`);
    if (catchUp === undefined) agree(Number(slot), one.card, `${name}'s card`);
    board.delete(Number(slot));
    one.taken = { slot: Number(slot), tile: tileNamed(what) };
  }

  function pay(name: string, what: string, text: string): void {
    const one = account(name);
    const tiles = listed(what).map(tileNamed);
    const told = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
    const parts = {
      coins: told(/(\d+) Coins?\b(?! for)/u),
      potions: told(/(\d+) Potions?\b(?! for| in)/u),
      replaced: told(/(\d+) Potions? in place/u),
    };
    const costs = tiles.map((id) => due(one, id));
    const sum = (part: keyof typeof parts) => costs.reduce((all, cost) => all + cost[part], 0);
    agree(
      parts,
      { coins: sum('coins'), potions: sum('potions'), replaced: sum('replaced') },
      `what ${name} pays`,
    );
    const extra = {
      coins: told(/(\d+) Coins? for the wilderness/u),
      potions: told(/(\d+) Potions? for the wilderness/u),
    };
    agree(extra.coins + extra.potions, surcharge(one, tiles), `${name}'s surcharge`);
    book(one, {
      coins: -parts.coins - extra.coins,
      potions: -parts.potions - parts.replaced - extra.potions,
    });
    for (const id of tiles) one.paid.add(id);
  }

  const surcharge = ({ taken }: Account, tiles: readonly string[]): number =>
    taken !== undefined &&
    tiles.includes(taken.tile) &&
    taken.slot >= boardFor(names.length).wilderness
      ? 1
      : 0;

  function place(name: string, what: string, where: string): void {
    const one = account(name);
    const id = tileNamed(what);
    const { coins, potions, replaced } = due(one, id);
    const owed = coins + potions + replaced + surcharge(one, [id]);
    if (owed > 0) agree(one.paid.has(id), true, `whether ${name} paid for ${id}`);
    one.paid.delete(id);
    one.story.set(id, cellIn(where));
  }

  function firstPlayer(name: string, slot: string, rank: number): void {
    const slots = staying()
      .flatMap((other) => account(other).taken?.slot ?? [])
      .toSorted((a, b) => a - b);
    agree(Number(slot), slots[rank], 'the slot of the First Player');
    agree(Number(slot), account(name).taken?.slot, `${name}'s slot`);
  }

  function majority(name: string, most: string, seats: string, glory: string): void {
    const what = good(name);
    const found = Math.max(...staying().map((seat) => account(seat).holding[what]));
    agree(Number(most), found, `the most ${name}`);
    const holders = staying().filter((seat) => account(seat).holding[what] === found);
    agree([...listed(seats)].sort(), holders.toSorted(), `the Majority in ${name}`);
    for (const seat of holders) {
      const one = account(seat);
      one.majorities += 1;
      one.final.majority += Number(glory);
      one.holding.glory += Number(glory);
    }
  }

  function score(name: string, ...told: readonly string[]): void {
    const { holding, final } = account(name);
    const played = holding.glory - final.majority - final.end;
    agree(told.map(Number), [holding.glory, played, final.majority, final.end], `${name}'s score`);
  }

  function tie(name: string, amounts: string, ahead: string): void {
    const what = good(name);
    const found = listed(amounts).map((part) => {
      const [seat = '', n = ''] = part.split(' ');
      agree(Number(n), account(seat).holding[what], `${seat}'s ${name}`);
      return { seat, n: Number(n) };
    });
    const most = Math.max(...found.map(({ n }) => n));
    agree(
      listed(ahead),
      found.filter(({ n }) => n === most).map(({ seat }) => seat),
      'who is ahead',
    );
  }

  function win(winners: string): void {
    const key = (name: string) => {
      const { holding } = account(name);
      return [holding.glory, ...goods.map((what) => holding[what])];
    };
    const better = (a: string, b: string) => {
      const i = key(a).findIndex((n, at) => n !== key(b)[at]);
      return i < 0 ? 0 : (key(b)[i] ?? 0) - (key(a)[i] ?? 0);
    };
    const [best = ''] = staying().toSorted(better);
    agree(
      [...listed(winners)].sort(),
      staying()
        .filter((name) => better(name, best) === 0)
        .toSorted(),
      'the winners',
    );
  }

  const readers: readonly Reader[] = [
    [
      /^(\w+) plays (.+)\.$/u,
      (name = '', hero = '') => account(name).story.set(tileNamed(hero), { x: 0, y: 0 }),
    ],
    [
      /^(\w+) starts with:(.+)\.$/u,
      (name = '', gains = '') =>
        collect(name, tile([...account(name).story.keys()][0] ?? '').reward, gains),
    ],
    [
      /^New on the board: (.+)\.$/u,
      (list = '') => {
        layOut(list);
      },
    ],
    [
      /^The tiles left slide down: (.+)\.$/u,
      (list = '') => {
        board.clear();
        layOut(list);
      },
    ],
    [
      /^Discarded from the board: (.+)\.$/u,
      (list = '') => {
        for (const name of listed(list))
          for (const [slot, id] of board) if (id === tileNamed(name)) board.delete(slot);
      },
    ],
    [
      /^The selection cards are revealed: (.+)\.$/u,
      (cards = '') => {
        for (const part of listed(cards)) {
          const [name = '', slot] = part.split(' ');
          account(name).card = Number(slot);
        }
      },
    ],
    [
      /^(\w+) takes (.+) from slot (\d+)( in catch-up)?\.$/u,
      (name = '', what = '', slot = '', catchUp?: string) => {
        take(name, what, slot, catchUp);
      },
    ],
    [
      /^(\w+) finds slot (\d+) empty\.$/u,
      (name = '', slot = '') => {
        agree(Number(slot), account(name).card, `${name}'s card`);
        agree(board.has(Number(slot)), false, `whether slot ${slot} is taken`);
      },
    ],
    [
      /^(\w+) becomes First Player for the lowest slot, (\d+)\.$/u,
      (name = '', slot = '') => {
        firstPlayer(name, slot, 0);
      },
    ],
    [
      /^(\w+) becomes First Player for slot (\d+), /u,
      (name = '', slot = '') => {
        firstPlayer(name, slot, 1);
      },
    ],
    [
      /^(\w+) pays for (.+): (.+)\.$/u,
      (name = '', what = '', parts = '') => {
        pay(name, what, parts);
      },
    ],
    [
      /^(\w+) places (.+), from the Hero: (.+)\.$/u,
      (name = '', what = '', where = '') => {
        place(name, what, where);
      },
    ],
    [
      /^(\w+) collects from (.+?):(.+)\.$/u,
      (name = '', what = '', gains = '') => collect(name, now(tile(tileNamed(what)).reward), gains),
    ],
    [
      /^(\w+) collects at the (\w+) connector of (.+?):(.+)\.$/u,
      (name = '', side = '', what = '', gains = '') =>
        collect(
          name,
          tile(tileNamed(what)).connectorRewards?.[sideNamed[side] ?? 'n']?.reward ?? [],
          gains,
        ),
    ],
    [
      /^(\w+) finds in Chest (\d+) of (.+?):(.+)\.$/u,
      (name = '', n = '', what = '', gains = '') =>
        collect(name, tile(tileNamed(what)).chests[Number(n) - 1] ?? [], gains),
    ],
    [
      /^(\w+) is compensated for .+?:(.+)\.$/u,
      (name = '', gains = '') =>
        collect(
          name,
          [
            { gain: 'coins', amount: 1 },
            { gain: 'potions', amount: 1 },
          ],
          gains,
        ),
    ],
    [
      /^(\w+) opens Chest (\d+) of (.+) with the Key /u,
      (name = '', n = '', what = '') => account(name).opened.add(`${tileNamed(what)},${n}`),
    ],
    [
      /^(\w+) scores for (.+) at the end:(.+)\.$/u,
      (name = '', what = '', text = '') => {
        account(name).final.end +=
          collect(name, now(tile(tileNamed(what)).reward, true), text).glory ?? 0;
      },
    ],
    [
      /^Majority in (\w+), with (\d+): (.+), (\d+) Glory(?: each)?\.$/u,
      (what = '', most = '', seats = '', glory = '') => {
        majority(what, most, seats, glory);
      },
    ],
    [
      /^(\w+) has (\d+) Glory: (\d+) gained in play, (\d+) for Majorities, (\d+) at the end of the game\.$/u,
      (name = '', ...numbers) => {
        score(name, ...numbers);
      },
    ],
    [
      /^Level on Glory, compared by (\w+): (.+)\. Ahead: (.+)\.$/u,
      (what = '', amounts = '', ahead = '') => {
        tie(what, amounts, ahead);
      },
    ],
    [
      /^The game is over\. The winners?: (.+)\.$/u,
      (winners = '') => {
        win(winners);
      },
    ],
    [
      /^(\w+) resigns\.$/u,
      (name = '') => {
        account(name).left = true;
        delete account(name).taken;
      },
    ],
    [/^Shuffled: /u, () => undefined],
    [
      /^(\d+) tiles? of period 1 (?:is|are) removed/u,
      (n = '') => {
        agree(Number(n), boardFor(names.length).removed, 'the tiles removed');
      },
    ],
    [
      /^\w+ gets (\d+) Quests?\.$/u,
      (n = '') => {
        agree(Number(n), 3, 'Quests dealt');
      },
    ],
    [
      /^\w+ keeps (\d+) Quests?\.$/u,
      (n = '') => {
        agree(Number(n), 2, 'Quests kept');
      },
    ],
    [
      /^Round \d+ begins\.$/u,
      () => {
        for (const one of accounts.values()) delete one.taken;
      },
    ],
  ];

  return {
    account,
    read(line) {
      faults = [];
      const found = readers.find(([pattern]) => pattern.test(line));
      if (found === undefined)
        return /\d/u.test(line) ? [`${line} nobody knows these numbers`] : [];
      const [, ...parts] = found[0].exec(line) ?? [];
      found[1](...parts);
      return faults.map((fault) => `${line} ${fault}`);
    },
  };
}
