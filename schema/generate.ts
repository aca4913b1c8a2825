import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';
import openapiTypes, { astToString } from 'openapi-typescript';
import * as z from 'zod';
import { ability } from '../shared/games/talisman/content/ability.ts';
import { effect } from '../shared/games/talisman/content/effect.ts';
import { content } from '../shared/games/talisman/content/schema.ts';
import { card } from '../shared/games/talisman/content/card.ts';
import { pack } from '../shared/games/talisman/packs/schema.ts';
import { authorisationPage } from './authorisation.ts';
import { cachesJson, cachesModule } from './client-caches.ts';
import { clientOperations } from './client-operations.ts';
import { answersModule, fragmentsIn } from './contract/answers.ts';
import { checkBounded, wireModule } from './contract/inputs.ts';
import { roomInputs } from './contract/rooms.ts';
import { plansModule } from './contract/plans.ts';
import { contractIn } from './contract/source.ts';
import { operationsIn } from './contract/request-parts.ts';
import { enumValues } from './enum-values.ts';
import { formatted } from './formatted.ts';
import { openapi } from './openapi/document.ts';
import { cue } from './openapi/documents/cue.ts';
import { board, note, things } from './openapi/documents/table.ts';
import { unbounded } from './openapi/schemas.ts';

const banner = '// Generated from schema/*.graphql by `npm run generate`.\n';

const scalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  JSON: 'unknown',
  Duration: 'string',
};
const shape = {
  enumsAsTypes: true,
  maybeValue: 'T | null | undefined',
  avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
  useTypeImports: true,
  immutableTypes: true,
  strictScalars: true,
  scalars,
  enumValues,
};

/** What a resolver of each type is given: the models of the APIs. */
const models = [
  'AccessToken',
  'Account',
  'Beacon',
  'Fairness',
  'NotificationRule',
  'PairingProblem',
  'Reliability',
  'Requirements',
  'SeriesRegulations',
  'Undo',
  'AttentionItem',
  'Clock',
  'Game',
  'GameAbout',
  'GameGuide',
  'GamePreset',
  'GuideStep',
  'GuideTip',
  'Invitation',
  'JournalEntry',
  'Leaver',
  'LogEntry',
  'Match',
  'MatchInvitation',
  'MatchResult',
  'MatchUpdate',
  'Standing',
  'StandingPart',
  'Message',
  'Phrase',
  'NotificationChannel',
  'ChannelField',
  'ChannelKindInfo',
  'NotificationDelivery',
  'Option',
  'OptionEffect',
  'Odds',
  'OddsOutcome',
  'Proposal',
  'Question',
  'Queue',
  'QueueTicket',
  'TableAlert',
  'Complaint',
  'ModerationDecision',
  'ModerationNotice',
  'Report',
  'RecapAnswer',
  'RecapCounter',
  'SeatInfo',
  'StandingOrder',
  'TimeControl',
  'ActTarget',
  'Appeal',
  'AuditEntry',
  'PairingReport',
  'Pod',
  'PodSeat',
  'Place',
  'Penalty',
  'ProposedAct',
  'Regulations',
  'Round',
  'RoundScore',
  'StandingRow',
  'Tournament',
  'TournamentPlayer',
  'TournamentSummary',
  'TournamentWarning',
  'Series',
  'SeriesSummary',
  'SeriesEvent',
  'SeriesStanding',
  'SeriesScore',
  'SeasonDraft',
  'DivisionDraft',
  'SeasonMove',
];
const mappers = {
  ...Object.fromEntries(models.map((type) => [type, `../models.ts#${type}Model`])),
  ...Object.fromEntries(Object.keys(enumValues).map((type) => [type, `Schema.${type}`])),
};

const withoutDescriptions = (sdl: string): string =>
  stripIgnoredCharacters(
    print(
      visit(parse(sdl), {
        enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
      }),
    ),
  );

/** Every generated file of the checkout in `root`, by its path from there. */
export async function generate(root: string): Promise<Readonly<Record<string, string>>> {
  const contract = contractIn(root);
  const sdl = contract.published;
  checkBounded(contract.schema);
  const fragments = fragmentsIn(root, contract.schema);
  const document = openapi(contract.schema, fragments);
  const source = { schema: parse(sdl), documents: [], filename: '' };
  const types = await codegen({
    ...source,
    config: shape,
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
  });
  const signatures = await codegen({
    ...source,
    config: {
      ...shape,
      mappers,
      contextType: '../context.ts#GraphqlContext',
      namespacedImportName: 'Schema',
      resolversNonOptionalTypename: false,
    },
    plugins: [{ resolvers: {} }],
    pluginMap: { resolvers },
  });
  const files = {
    'schema/generated/types.ts': withBanner(types),
    'schema/generated/sdl.ts': withBanner(
      `/** The whole contract, as text, for bundles that have no files beside them. */
       export const sdl = ${JSON.stringify(sdl)};`,
    ),
    'schema/generated/undescribed.ts': withBanner(
      `/** The whole contract without its descriptions, to check and execute documents by. */
       export const undescribed = ${JSON.stringify(withoutDescriptions(sdl))};`,
    ),
    'services/apis/graphql/generated/resolvers.ts': withBanner(
      `import type * as Schema from '../../../../schema/generated/types.ts';\n${signatures}`,
    ),
    'services/apis/rest/generated/wire.ts': withBanner(
      wireModule(contract.schema, operationsIn(contract.schema)),
    ),
    'services/apis/rest/generated/plans.ts': withBanner(plansModule(operationsIn(contract.schema))),
    'services/apis/rest/generated/answers.ts': withBanner(
      answersModule(contract.schema, fragments),
    ),
    ...Object.fromEntries(
      Object.entries(roomInputs(contract)).map(([path, text]) => [path, withBanner(text)]),
    ),
    'shared/client/generated/operations.ts': withBanner(await clientOperations(root, sdl)),
    'shared/client/generated/caches.ts': withBanner(cachesModule(sdl)),
    'schema/generated/caches.json': cachesJson(sdl),
    'schema/openapi/openapi.json': JSON.stringify(document),
    'schema/generated/rest.ts': await restTypes(document),
    'docs/authorisation.md': authorisationPage(
      readFileSync(join(root, 'schema/authorisation.yaml'), 'utf8'),
    ),
    'schema/content/talisman.json': schemaOf(content),
    'schema/content/pack.json': schemaOf(pack),
    'schema/table/boards.json': tableSchemaOf(z.array(board)),
    'schema/table/things.json': tableSchemaOf(things),
    'schema/table/x-cue.json': tableSchemaOf(z.array(cue)),
    'schema/table/x-table.json': tableSchemaOf(note),
  };
  const inOrder = Object.entries(files).map(async ([path, text]): Promise<[string, string]> => [
    path,
    await formatted(root, path, text),
  ]);
  return {
    'schema/generated/schema.graphql': sdl,
    ...Object.fromEntries(await Promise.all(inOrder)),
  };
}

/** The REST contract as a stock generator types it, for a client to be tested with. */
async function restTypes(document: object): Promise<string> {
  const types = astToString(await openapiTypes(JSON.stringify(document)));
  return `// Generated from schema/openapi by \`npm run generate\`.\n${types}`;
}

/** Schemas of Talisman's content and packs, for editors. Their checks know more than a schema can say. */
function schemaOf(shape: z.ZodType): string {
  const metadata = z.registry<{ id: string }>();
  metadata.add(effect, { id: 'effect' }).add(ability, { id: 'ability' }).add(card, { id: 'card' });
  return JSON.stringify(z.toJSONSchema(shape, { metadata, io: 'input' }));
}

/** Schemas by which clients draw a table: boards, things, and the notes in the schema of a view. */
const tableSchemaOf = (shape: z.ZodType): string =>
  JSON.stringify(z.toJSONSchema(shape, { io: 'input', override: unbounded }));

const withBanner = (code: string): string => banner + code;
