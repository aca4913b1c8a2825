/**
 * The print of each tile, written out independently of the tables that the game uses:
 * id and type | cost | sides from the top clockwise | reward, a Place's by connector | each Chest.
 */
export const printedTiles = `
p1-m1 monster | 1 combat | plain half-key plain plain | 3 glory, 1 coins | -
p1-m2 monster | 1 magic | plain plain none half-key | 3 glory, 1 potions | -
p1-m3 monster | 2 combat | none plain half-key plain | 4 glory, 1 coins | 2 coins
p1-m4 monster | 2 magic | half-key plain none plain | 4 glory, 1 potions | 2 potions
p1-m5 monster | 1 combat, 1 magic | plain none plain half-key | 4 glory | 2 glory
p1-c1 character | 2 coins | plain half-key plain plain | 1 combat, 1 potions | -
p1-c2 character | 2 coins | plain plain half-key plain | 1 magic, 1 potions | -
p1-c3 character | 4 coins | plain none half-key plain | 1 combat, 1 magic, 1 glory | -
p1-c4 character | 1 coins | half-key plain plain none | 2 glory per treasure at the end | -
p1-c5 character | 2 potions | none half-key plain plain | 1 combat, 3 glory, 1 firstPlayer | -
p1-p1 place | 1 coins | plain plain plain plain | n: 2 potions, e: 2 coins, s: 2 potions by monster, w: 3 coins by character | -
p1-p2 place | 2 coins | plain plain none plain | n: 1 combat by character, e: 1 combat by monster, w: 3 glory | -
p1-p3 place | 2 coins | plain none plain plain | n: 1 magic by monster, s: 1 magic by treasure, w: 3 glory | -
p1-p4 place | 1 coins | plain plain none plain | n: 3 potions by treasure, e: 3 coins by treasure, w: 1 key | -
p1-t1 treasure | - | plain none half-key plain | 3 coins | 3 glory
p1-t2 treasure | - | none half-key plain plain | 3 potions | 3 glory
p1-t3 treasure | 2 coins | half-key plain none plain | 1 combat | 4 glory
p1-t4 treasure | 2 coins | plain half-key plain none | 1 magic | 4 glory
p2-m1 monster | 3 combat | plain half-key none plain | 6 glory, 2 coins | -
p2-m2 monster | 3 magic | none plain plain half-key | 6 glory, 2 potions | -
p2-m3 monster | 2 combat, 1 magic | half-key plain none none | 6 glory | 1 combat
p2-m4 monster | 4 combat | plain none half-key none | 8 glory, 1 coins | 3 coins
p2-m5 monster | 4 magic | none half-key none plain | 8 glory, 1 potions | 3 potions
p2-m6 monster | 2 combat, 2 magic | none none plain half-key | 7 glory | 4 glory
p2-c1 character | 2 coins | plain plain none half-key | 2 glory per monster at the end | -
p2-c2 character | 2 magic, 1 coins | plain none none plain | 1 coins per monster, 1 potions per monster | -
p2-c3 character | 4 coins | half-key none plain plain | 2 combat, 2 glory | -
p2-c4 character | 4 coins | none plain half-key plain | 2 magic, 2 glory | -
p2-c5 character | 3 coins | half-key none plain none | 2 glory per key at the end | -
p2-c6 character | 2 coins, 1 potions | plain half-key plain plain | 3 glory per place at the end, 2 glory | -
p2-p1 place | 2 coins | plain plain none plain | n: 4 glory by monster, e: 4 glory by character, w: 1 combat | -
p2-p2 place | 2 coins | none plain plain plain | e: 1 magic, s: 4 glory by character, w: 4 glory by treasure | -
p2-p3 place | 1 coins | plain plain plain plain | n: 2 coins, e: 4 glory by treasure, s: 2 potions, w: 4 glory by character | -
p2-p4 place | 1 potions | plain none plain plain | n: 1 key, s: 5 glory by place, w: 4 glory | -
p2-t1 treasure | 3 coins | none plain none half-key | 2 combat | 3 glory
p2-t2 treasure | 3 coins | half-key none plain none | 2 magic | 3 glory
p2-t3 treasure | - | none plain half-key plain | 4 coins | 4 glory
p2-t4 treasure | - | plain half-key none plain | 3 potions | 4 glory
p3-m1 monster | 5 combat | none half-key none plain | 11 glory | -
p3-m2 monster | 5 magic | plain none none half-key | 11 glory | -
p3-m3 monster | 4 combat, 2 magic | half-key none none none | 12 glory | -
p3-m4 monster | 6 combat | plain none none none | 13 glory | -
p3-m5 monster | 6 magic | none none plain none | 13 glory | -
p3-m6 monster | 3 combat, 3 magic | none plain half-key none | 10 glory | 4 glory
p3-c1 character | 2 coins | plain plain none none | 3 glory per majority at the end, 3 glory | -
p3-c2 character | 3 coins | plain none none half-key | 2 glory per combat at the end, 1 glory | -
p3-c3 character | 3 coins | half-key none plain none | 2 glory per magic at the end, 1 glory | -
p3-c4 character | 4 coins | none half-key plain plain | 3 glory per character at the end | -
p3-p1 place | 3 coins | plain plain plain plain | n: 5 glory by monster, e: 4 glory by treasure, s: 4 glory by place, w: 5 glory by character | -
p3-p2 place | 2 potions | plain plain plain none | n: 4 glory, e: 5 glory by monster, s: 5 glory by character | -
p3-p3 place | 1 coins, 1 potions | none plain plain plain | e: 6 glory by monster, s: 5 glory, w: 1 key | -
p3-t1 treasure | 5 coins | plain none none half-key | 8 glory | 5 glory
p3-t2 treasure | 5 potions | none half-key plain none | 8 glory | 5 glory
q01 - | 3 magic | plain half-key plain plain | 4 glory per coinSet at the end | -
q02 - | 3 combat | plain plain none half-key | 4 glory per potionSet at the end | -
q03 - | 2 combat | plain plain plain plain | 5 glory per fourNeighbours at the end | -
q04 - | 2 magic | half-key plain none plain | 3 glory per closedChest at the end | -
q05 - | 3 coins | plain plain none plain | 3 glory per majority at the end | -
q06 - | 4 coins, 1 potions | half-key plain half-key plain | 2 glory per key at the end | -
q07 - | 4 combat | none plain half-key plain | 2 glory per monster at the end | -
q08 - | 4 coins | plain plain plain plain | 3 glory per place at the end | -
q09 - | 3 magic | plain half-key none plain | 3 glory per treasure at the end | -
q10 - | 3 potions | plain none plain plain | 2 glory per character at the end | -
q11 - | 5 combat | plain none plain none | 2 glory per combat at the end | -
q12 - | 5 magic | none plain none plain | 2 glory per magic at the end | -
q13 - | 5 combat, 2 coins | none half-key none none | 12 glory | -
q14 - | 5 magic, 2 potions | none none none half-key | 12 glory | -
q15 - | 6 coins, 1 potions | plain none half-key none | 11 glory | 2 glory
q16 - | 4 combat, 3 magic | half-key none none none | 9 glory | 2 potions
h1 - | - | plain half-key plain half-key | 1 combat, 1 magic, 4 coins, 2 potions | 4 glory / 3 coins
h2 - | - | half-key plain plain half-key | 7 potions, 4 coins | 1 magic / 5 glory
h3 - | - | plain half-key half-key plain | 2 combat, 4 coins, 3 potions | 1 combat / 3 glory
h4 - | - | half-key half-key plain half-key | 7 coins, 5 potions | 1 magic / 4 glory
h5 - | - | half-key plain half-key plain | 2 magic, 3 coins, 2 potions | 1 magic / 3 glory
`;
