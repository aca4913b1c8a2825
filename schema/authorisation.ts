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
type Outcomes = z.infer<typeof outcomes>;

/** A row of a table: an action, the APIs that offer it, and the outcome for each role. */
type Row = {
  readonly says: string;
  readonly of?: string;
  readonly by: Readonly<Record<string, string>>;
  readonly may: Outcomes;
};

/** The page for readers of `authorisation.yaml`. */
export function authorisationPage(yaml: string): string {
  const { roles, apart, matches, ...more } = table.parse(parse(yaml));
  return [
    '<!-- Generated from schema/authorisation.yaml by `npm run generate`. -->',
    '',
    '# Look up who can do what',
    '',
    'This page is for client programmers and engineers who ask which account can do an action, and which error the others get. `test/rights` tries every line for every role in every API. Ask the running service with `Match.can`:',
    '',
    '```graphql',
    'query Can($id: ID!) {',
    '  match(id: $id) {',
    '    can',
    '  }',
    '}',
    '```',
    '',
    'In the tables, **others** are all roles that the row does not name, and "left out" is an answer without this part. A row without "everyone" or "signedOut" needs a token, or the error is `UNAUTHENTICATED`.',
    '',
    ...listOf(roles),
    '',
    'A role belongs to one match: the host of one is a stranger to another. Players see a match as their seat. All others see it as spectators, organizers and admins too.',
    '',
    '## Without a match',
    '',
    ...tableOf(apart, roles),
    '',
    '## In a public match',
    '',
    ...tableOf(matchRows(matches, 'public'), roles),
    '',
    '## In a private match',
    '',
    'Rows that are the same as in a public match are left out.',
    '',
    ...tableOf(matchRows(matches.filter(differs), 'private'), roles),
    '',
    ...tournamentPart(more.tournamentRoles, more.tournaments),
    ...seriesPart(more.seriesRoles, more.series),
  ].join('\n');
}

const listOf = (roles: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(roles).map(([role, says]) => `- **${role}** ${says}.`);

const matchRows = (matches: Table['matches'], visibility: 'public' | 'private'): readonly Row[] =>
  matches.map((each) => ({ ...each, may: each[visibility] }));

const differs = (each: Table['matches'][number]): boolean =>
  JSON.stringify(each.public) !== JSON.stringify(each.private);

/** The stages of a tournament, as the table names them. */
const stages = [
  '- **drafted**: its first round is a draft; **published**: the matches of that round do not exist yet; **playing**: they are in play; **judged**: one of them is over.',
  '- **proposed**: the arbiter has proposed to disqualify a player; **appealed**: a player has appealed.',
];

const tournamentPart = (
  roles: Table['tournamentRoles'],
  lines: Table['tournaments'],
): readonly string[] => [
  '## To a tournament',
  '',
  'A role belongs to one tournament: the organizer of one is a stranger to another, also with the role `organizer`. The table is for a public tournament. In a private one, outsiders get `NOT_FOUND` for everything, which is tried too.',
  '',
  ...listOf(roles),
  '',
  ...stages,
  '',
  ...tableOf(lines, roles),
  '',
];

const seriesPart = (roles: Table['seriesRoles'], lines: Table['series']): readonly string[] => [
  '## To a series',
  '',
  'The table is for a league with a proposed next season. In a private one, outsiders get `NOT_FOUND` for everything, which is tried too.',
  '',
  ...listOf(roles),
  '',
  ...tableOf(lines, roles),
  '',
];

const tableOf = (
  rows: readonly Row[],
  roles: Readonly<Record<string, string>>,
): readonly string[] => [
  '| action (state) | APIs | allowed | refused |',
  '|-|-|-|-|',
  ...rows.map(({ says, of, by, may }) => {
    const action = of === undefined ? says : `${says} (${of})`;
    const { allowed, refused } = outcomeCells(may, Object.keys(roles));
    return `| ${action} | ${Object.keys(by).join(', ')} | ${allowed} | ${refused} |`;
  }),
];

/** The roles of each outcome. */
function groupsOf(may: Outcomes, roles: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const role of roles) {
    const outcome = may[role] ?? 'hidden';
    groups.set(outcome, [...(groups.get(outcome) ?? []), role]);
  }
  return groups;
}

/**
 * Roles that are allowed and roles that are refused. The largest group of a row is called “others”. `signedOut` is not
 * named if it needs a token first.
 */
function outcomeCells(may: Outcomes, roles: readonly string[]) {
  const signedIn = roles.filter((role) => may[role] !== 'UNAUTHENTICATED');
  const groups = groupsOf(may, signedIn);
  const [largest] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  const all = signedIn.length === roles.length ? 'everyone' : 'signed in';
  const named = (outcome: string): string => {
    if (groups.size === 1) return all;
    const group = groups.get(outcome) ?? [];
    if (outcome !== largest?.[0]) return group.join(', ');
    return group.includes('signedOut') ? 'others, signedOut' : 'others';
  };
  const refusals = [...groups.keys()].filter((outcome) => outcome !== 'yes');
  return {
    allowed: groups.has('yes') ? named('yes') : '',
    refused: refusals.map((outcome) => `${label(outcome)}: ${named(outcome)}`).join('; '),
  };
}

const label = (outcome: string): string => (outcome === 'hidden' ? 'left out' : `\`${outcome}\``);
