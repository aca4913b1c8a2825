import { parse } from 'yaml';
import * as z from 'zod';

const outcomes = z.record(z.string(), z.string());
const line = z.object({ says: z.string(), by: z.record(z.string(), z.string()) });
const table = z.object({
  roles: z.record(z.string(), z.string()),
  apart: z.array(line.extend({ may: outcomes })),
  matches: z.array(line.extend({ of: z.string(), public: outcomes, private: outcomes })),
  tournamentRoles: z.record(z.string(), z.string()),
  tournaments: z.array(line.extend({ of: z.string(), may: outcomes })),
  seriesRoles: z.record(z.string(), z.string()),
  series: z.array(line.extend({ may: outcomes })),
});
type Table = z.infer<typeof table>;

/** The page that tells people what `authorisation.yaml` tells tests. */
export function authorisationPage(yaml: string): string {
  const { roles, apart, matches, ...more } = table.parse(parse(yaml));
  const names = Object.keys(roles);
  return [
    '<!-- Generated from schema/authorisation.yaml by `npm run generate`. -->',
    '',
    '# Who may do what',
    '',
    'Every line is tried by a test, for every role, at every door that offers it (`test/rights`). A dash stands for what the answer leaves out; anything else that is not “yes” is the code of the refusal.',
    '',
    ...Object.entries(roles).map(([role, says]) => `- **${role}** ${says}.`),
    '',
    'A role is of one match: who is host of one is a stranger to another. What anybody sees of a match is a question of its own: whoever holds a seat sees with the eyes of that seat, everybody else as a spectator, organizers and admins included.',
    '',
    '## Apart from matches',
    '',
    ...header(['to', 'at'], names),
    ...apart.map(({ says, by, may }) => row([says, doors(by)], names, may)),
    '',
    ...(['public', 'private'] as const).flatMap((visibility) => [
      `## To a ${visibility} match`,
      '',
      ...header(['to', 'when it is', 'at'], names),
      ...matches.map((each) => row([each.says, each.of, doors(each.by)], names, each[visibility])),
      '',
    ]),
    ...tournamentPart(more.tournamentRoles, more.tournaments),
    ...seriesPart(more.seriesRoles, more.series),
  ].join('\n');
}

/** How far a tournament is, as the table calls it, and what that means. */
const stages = [
  '- **drafted**: its first round is a draft; **published**: the matches of that are yet to be made; **playing**: they are played; **judged**: one of them is over.',
  '- **proposed**: the arbiter has proposed to disqualify a player; **appealed**: a player has appealed.',
];

function tournamentPart(
  roles: Table['tournamentRoles'],
  lines: Table['tournaments'],
): readonly string[] {
  const names = Object.keys(roles);
  return [
    '## To a tournament',
    '',
    'A role is of one tournament: whoever runs one is a stranger to another, and so is whoever bears the role `organizer`. All of it is tried in a public tournament; in a private one whoever has nothing to do with it is told `NOT_FOUND` of everything, which is tried too.',
    '',
    ...Object.entries(roles).map(([role, says]) => `- **${role}** ${says}.`),
    '',
    ...stages,
    '',
    ...header(['to', 'when it is', 'at'], names),
    ...lines.map((each) => row([each.says, each.of, doors(each.by)], names, each.may)),
    '',
  ];
}

function seriesPart(roles: Table['seriesRoles'], lines: Table['series']): readonly string[] {
  const names = Object.keys(roles);
  return [
    '## To a series',
    '',
    'Tried with a league whose next season is proposed. In a private one whoever has nothing to do with it is told `NOT_FOUND` of everything, which is tried too.',
    '',
    ...Object.entries(roles).map(([role, says]) => `- **${role}** ${says}.`),
    '',
    ...header(['to', 'at'], names),
    ...lines.map(({ says, by, may }) => row([says, doors(by)], names, may)),
    '',
  ];
}

const header = (left: readonly string[], names: readonly string[]): string[] => [
  cellsOf([...left, ...names]),
  `|${'-|'.repeat(left.length + names.length)}`,
];

const row = (left: readonly string[], names: readonly string[], may: Table['apart'][0]['may']) =>
  cellsOf([...left, ...names.map((role) => word(may[role] ?? ''))]);

const cellsOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function word(outcome: string): string {
  if (outcome === 'hidden') return '–';
  return outcome === 'yes' ? '**yes**' : `\`${outcome}\``;
}

const doors = (by: Readonly<Record<string, string>>): string => Object.keys(by).join(', ');
