import type { Ledger, Reader } from './ledger.ts';
import { listed, tileNamed } from './reading.ts';

/** The lines of the board: what lies in its slots, who takes it, and who becomes First Player by it. */
export function boardReaders({ account, agree, board, staying }: Ledger): readonly Reader[] {
  const layOut = (list: string): void => {
    for (const part of list.split(/(?<=\)), and |(?<=\)), |(?<=\)) and /u)) {
      const [, name = '', slot = ''] = /^(.+) \(slot (\d+)\)$/u.exec(part) ?? [];
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

  function firstPlayer(name: string, slot: string, rank: number): void {
    const slots = staying()
      .flatMap((other) => account(other).taken?.slot ?? [])
      .toSorted((a, b) => a - b);
    agree(Number(slot), slots[rank], 'the slot of the First Player');
    agree(Number(slot), account(name).taken?.slot, `${name}'s slot`);
  }

  return [
    [
      /^New on the board: (.+)\.$/u,
      (list = '') => {
        layOut(list);
      },
    ],
    [
      /^The remaining tiles slide down: (.+)\.$/u,
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
      /^The selection cards show (.+)\.$/u,
      (cards = '') => {
        for (const part of listed(cards)) {
          const [, slot, name = ''] = /^slot (\d+) for (\w+)$/u.exec(part) ?? [];
          account(name).card = Number(slot);
        }
      },
    ],
    [
      /^(Catch-up: )?(\w+) takes (.+) from slot (\d+)\.$/u,
      (catchUp: string | undefined, name = '', what = '', slot = '') => {
        take(name, what, slot, catchUp);
      },
    ],
    [
      /^Slot (\d+) is already empty for (\w+)\.$/u,
      (slot = '', name = '') => {
        agree(Number(slot), account(name).card, `${name}'s card`);
        agree(board.has(Number(slot)), false, `whether slot ${slot} is taken`);
      },
    ],
    [
      /^(\w+) is the new First Player \(lowest slot: (\d+)\)\.$/u,
      (name = '', slot = '') => {
        firstPlayer(name, slot, 0);
      },
    ],
    [
      /^(\w+) is the new First Player \(slot (\d+), /u,
      (name = '', slot = '') => {
        firstPlayer(name, slot, 1);
      },
    ],
  ];
}
