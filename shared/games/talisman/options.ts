import * as z from 'zod';

const flag = (fallback: boolean) => z.boolean().default(fallback);

/** The match options; all at the rulebooks' base rule unless chosen (T4-RUL-130). */
export const options = z
  .strictObject({
    askForReactions: z
      .enum(['able', 'everyone'])
      .default('able')
      .describe('Who is asked in a window: those who can react, or all who might (leaks nothing).'),
    maxPlayers: z.int().min(6).max(12).default(6).describe('T4-RUL-58'),
    firstPlayer: z.enum(['host', 'random']).default('host').describe('T4-RUL-83'),
    characterChoice: z.literal([1, 3]).default(1).describe('T4-RUL-20'),
    replacementChoice: z.literal([1, 3]).default(1).describe('T4-RUL-22'),
    recycleDead: flag(false).describe('T4-RUL-24'),
    evadeHostile: flag(false).describe('T4-RUL-129'),
    inheritance: flag(false).describe('T4-ALT-06'),
    trophyRate: z.literal([7, 6, 5]).default(7).describe('T4-FST-03'),
    headStart: flag(false).describe('T4-FST-04'),
    bloodbath: flag(false).describe('T4-FST-06'),
    commandEase: flag(false).describe('T4-FST-09'),
    suddenDeath: z.enum(['off', 'crown', 'timed']).default('off').describe('T4-FST-13, 14'),
    /** For `timed`: the match ends when each seat has had so many turns. */
    rounds: z.int().min(1).max(500).optional().describe('T4-FST-14'),
    timedScore: z.enum(['gained', 'held']).optional().describe('T4-RUL-15'),
    warlockBar: z.enum(['any', 'firstOnly']).default('any').describe('T4-RUL-02'),
    crownEvade: flag(false).describe('T4-RUL-07'),
    castOnArrival: flag(true).describe('T4-RUL-47'),
    toadDropsAll: flag(true).describe('T4-RUL-10'),
    toadCarries: flag(false).describe('T4-RUL-93'),
    fateOnDeathDice: flag(false).describe('T4-RUL-26'),
    strictSupply: flag(true).describe('T4-RUL-54'),
    psionicBlastCounters: flag(false).describe('T4-RUL-82'),
    monkCounters: flag(false).describe('T4-RUL-109'),
    immobilityMidMove: flag(false).describe('T4-RUL-85'),
    cornerBridges: flag(false).describe('T4-RUL-98'),
    castleStack: flag(true).describe('T4-RUL-117'),
  })
  .superRefine((chosen, context) => {
    const refuse = (name: string, why: string): void =>
      context.addIssue({ code: 'custom', path: [name], message: why });
    if (chosen.suddenDeath === 'timed' && chosen.rounds === undefined) {
      refuse('rounds', 'is needed with suddenDeath "timed": how many turns each seat has');
    }
    if (chosen.suddenDeath !== 'timed' && chosen.rounds !== undefined) {
      refuse('rounds', 'belongs to suddenDeath "timed" alone');
    }
    if (chosen.suddenDeath !== 'timed' && chosen.timedScore !== undefined) {
      refuse('timedScore', 'belongs to suddenDeath "timed" alone');
    }
    if (chosen.bloodbath && chosen.inheritance) {
      refuse(
        'inheritance',
        'leaves nothing to anybody with bloodbath: the killed get no new character',
      );
    }
    if (chosen.bloodbath && chosen.recycleDead) {
      refuse('recycleDead', 'brings nobody back with bloodbath: the killed get no new character');
    }
    if (chosen.bloodbath && chosen.replacementChoice !== 1) {
      refuse('replacementChoice', 'has no use with bloodbath: the killed get no new character');
    }
    if (chosen.suddenDeath === 'crown' && chosen.commandEase) {
      refuse('commandEase', 'has no use with suddenDeath "crown": the Command Spell is never cast');
    }
  });
export type Options = z.infer<typeof options>;
