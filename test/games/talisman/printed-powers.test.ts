import { expect, it, describe } from 'vitest';
import { content } from '../../../shared/games/talisman/editions/revised/content/index.ts';

/** One line each, so that nothing of it changes by itself. */
const linesOf = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const worded = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** An ability in a line: its name, and all that is said of it. */
const lineOf = ({ id, ...rest }: { readonly id: string }): string =>
  [id, ...Object.values(rest).map(worded)].join(' ');

const owners = [...content.characters, ...content.cards];
const abilities = new Set(owners.flatMap((owner) => (owner.abilities ?? []).map(lineOf)));

describe('the powers of Talisman', () => {
  it('T4-CHR-19 T4-CRD-20 T4-CRD-21 T4-CRD-22 T4-CRD-24 are these, with these numbers', () => {
    expect([...abilities].sort()).toEqual(
      linesOf(`
        alchemist-gold transmute 1
        amulet-ward shun-spells
        assassinate assassinate
        banish-spirit destroy spirit 1
        beguile take ["gold","object"] {"good":6,"neutral":5,"evil":4}
        cave-lore add-to-roll ["cave"] 1
        charm-animal charm animal
        crags-safe skip-roll ["crags"]
        cross-banish destroy spirit
        cross-shelter spare-life ["chapel","graveyard"]
        desert-proof spare-life ["desert-east","desert-west"]
        devout add-to-roll ["pray"] 1
        dual-wield use-weapons 2
        ever-spell ever-spell
        foresight redraw
        forest-safe skip-roll ["forest"]
        guide-paths skip-roll ["chasm","crags","forest"]
        hag-curse repel-followers ["mystic"]
        hill-lore evade hills
        inner-belief add-value craft strength
        life-drain drain-life craft
        lockpicking fewer-dice lock 1 craft
        maze-proof ignore ["maze"]
        mercenary-pay hire 1 {"strength":3}
        mind-reading see-spells
        miner fewer-dice mines 2
        no-weapons not-use ["weapon"]
        poltergeist-drag slow ["bridge","raft","ferry"]
        potion-drink drink {"strength":2}
        psychic-attack attack-with craft
        raft-building build ["woods","forest"] raft
        raft-crossing raft
        raise-dead raise
        regenerate regenerate 6 1
        rescue-ladies take ["follower"] ["maiden","princess"]
        royal-healing heal-free ["castle"] 2
        royal-ransom sell ["castle"] 3
        runesword-thirst drink-life
        seduce-follower take ["follower"] ["maiden","unicorn","princess"]
        shift-alignment change-alignment
        shoplift shoplift ["market","market-day","village"]
        soothing-song soothe ["animal","dragon"]
        steal take ["gold","object"]
        sure-footed skip-roll ["crags","chasm"]
        talisman-pass pass ["valley-of-fire"]
        two-dice attack-dice 2
        unarmed not-use ["weapon","armour"]
        woods-evade evade woods
        woods-spells draw-spells woods
        woods-walk walk woods
      `),
    );
  });

  it('T4-CRD-30 T4-CRD-34 belong to these cards', () => {
    const told = content.cards.flatMap(({ id, abilities: powers }) =>
      powers === undefined ? [] : [[id, ...powers.map((power) => power.id)].join(' ')],
    );
    expect(told).toEqual(
      linesOf(`
        hag hag-curse
        poltergeist poltergeist-drag
        alchemist alchemist-gold
        gnome lockpicking miner crags-safe hill-lore
        guide guide-paths
        mercenary mercenary-pay
        pixie forest-safe woods-evade
        prince royal-healing royal-ransom
        princess royal-healing royal-ransom
        amulet amulet-ward
        cross cross-shelter cross-banish
        holy-grail desert-proof
        orb-of-knowledge foresight
        potion-of-strength potion-drink
        talisman talisman-pass
        wand ever-spell
        runesword runesword-thirst
        raft raft-crossing
        water-bottle desert-proof
        axe raft-building
      `),
    );
  });

  it('T4-CHR-06 T4-CRD-08 T4-CRD-31 T4-CRD-32 T4-CRD-33 add these numbers to what is owned', () => {
    const weapon = { keyword: 'weapon', battleBonus: { strength: 1 } };
    const expected = {
      maiden: { bonus: { craft: 2 } },
      mercenary: { hire: 1 },
      mule: { carries: 4 },
      unicorn: { bonus: { strength: 1, craft: 1 } },
      'holy-grail': { bonus: { craft: 1 }, barred: ['evil'] },
      'magic-belt': { bonus: { strength: 1 } },
      ring: { bonus: { strength: 1, craft: 1 } },
      'solomons-crown': { bonus: { craft: 2 } },
      'holy-lance': {
        ...weapon,
        against: { subtype: 'dragon', bonus: { strength: 3 } },
        barred: ['evil'],
      },
      runesword: { ...weapon, barred: ['good'] },
      'bag-of-gold': { gold: 1 },
      'two-bags-of-gold': { gold: 2 },
      armour: { keyword: 'armour', saves: 4 },
      helmet: { keyword: 'armour', saves: 6 },
      shield: { keyword: 'armour', saves: 5 },
      axe: weapon,
      sword: weapon,
    };
    const told = Object.fromEntries(
      content.cards
        .filter(({ type }) => ['follower', 'object', 'magic-object'].includes(type))
        .map(({ id, type: _, copies: __, encounter: ___, abilities: ____, ...rest }) => [id, rest]),
    );
    expect(told).toMatchObject(expected);
    const others = Object.entries(told).filter(([id]) => !Object.keys(expected).includes(id));
    for (const [id, rest] of others) {
      const forced = id === 'hag' || id === 'poltergeist';
      expect([id, rest]).toEqual([id, forced ? { forced: true, hostile: true } : {}]);
    }
  });

  it('T4-SPL-12 let each Spell be cast at these moments, by these, at these targets', () => {
    const told = content.cards.flatMap(({ id, spell }) =>
      spell === undefined
        ? []
        : [[id, spell.by, spell.when.join(), spell.target.join() || '-'].join(' ')],
    );
    expect(told).toEqual(
      linesOf(`
        acquisition active turn.start other
        alchemy active turn.start -
        counterspell anyone cast -
        destroy-magic active turn.start,turn.end -
        destruction active turn.start,move.done,cards.revealed card
        divination active turn.start -
        healing anyone turn.start,move.done,cards.revealed,attack,turn.end character
        hex active turn.start space
        immobility anyone turn.start active,enemy
        invisibility concerned evade -
        mesmerism active turn.start other
        nullify anyone turn.start,move.done,cards.revealed,attack,turn.end character
        preservation anyone life,follower,kill -
        psionic-blast concerned attack -
        random anyone turn.start,move.done,cards.revealed,attack,turn.end character
        teleport active move -
        temporal-warp active turn.start -
      `),
    );
  });

  it('T4-CRD-37 let a die say what Random does', () => {
    const random = content.cards.find(({ id }) => id === 'random');
    expect(random?.spell?.effects).toEqual([
      {
        do: 'roll',
        dice: 1,
        kind: 'random',
        table: {
          '1': [{ do: 'toad', turns: 3 }],
          '2': [{ do: 'lose', what: 'strength', amount: 'all' }],
          '3': [{ do: 'lose', what: 'craft', amount: 'all' }],
          '4': [{ do: 'lose', what: 'gold', amount: 'all' }],
          '5': [{ do: 'gain', what: 'strength', amount: 1 }],
          '6': [{ do: 'gain', what: 'life', amount: 1 }],
        },
      },
    ]);
  });
});
