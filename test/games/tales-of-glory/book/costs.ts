import { boardFor } from '../../../../shared/games/tales-of-glory/board.ts';
import type { Ledger, Reader } from './ledger.ts';
import { cellIn, listed, tileNamed } from './reading.ts';
import { due, type Account } from './recount.ts';

/** The lines by which a tile is paid for and placed. */
export function costReaders({ account, agree, book, names }: Ledger): readonly Reader[] {
  function pay(name: string, what: string, text: string): void {
    const one = account(name);
    const tiles = listed(what).map(tileNamed);
    const told = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
    const parts = {
      coins: told(/(\d+) Coins?\b(?! \()/u),
      potions: told(/(\d+) Potions?\b(?! \()/u),
      replaced: told(/(\d+) Potions? \(in place/u),
    };
    const costs = tiles.map((id) => due(one, id));
    const sum = (part: keyof typeof parts) => costs.reduce((all, cost) => all + cost[part], 0);
    agree(
      parts,
      { coins: sum('coins'), potions: sum('potions'), replaced: sum('replaced') },
      `what ${name} pays`,
    );
    const extra = {
      coins: told(/(\d+) Coins? \(extra in the wilderness/u),
      potions: told(/(\d+) Potions? \(extra in the wilderness/u),
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

  return [
    [
      /^(\w+) pays (.+) for (.+)\.$/u,
      (name = '', parts = '', what = '') => {
        pay(name, what, parts);
      },
    ],
    [
      /^(\w+) places (.+) \((.+) from the Hero\)\.$/u,
      (name = '', what = '', where = '') => {
        place(name, what, where);
      },
    ],
  ];
}
