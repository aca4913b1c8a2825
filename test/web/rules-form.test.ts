import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { regulationsSchema } from '../../services/tournaments/input/regulations-schema.ts';
import * as parts from '../../services/page/web/tournament/rules-form/fields.ts';
import type { RuleField } from '../../services/page/web/tournament/rules-form/rule-field.ts';
import { stageFields } from '../../services/page/web/tournament/rules-form/stage-fields.ts';
import {
  figuresOf,
  servedName,
  tieKindsOf,
} from '../../services/page/web/tournament/rules-form/tie-kinds.ts';
import { byOwnValue, plainTie, tieSpec } from '../../shared/tournaments/ties/spec.ts';
import { wins } from '../../shared/tournaments/ties/own-play.ts';
import { tieSpecs } from '../../shared/tournaments/ties/registry.ts';

type Node = {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly oneOf?: readonly Node[];
};

const schema = regulationsSchema() as Node;
const stages = schema.properties?.['stages']?.items?.oneOf ?? [];

const nodeAt = (from: Node, path: readonly (string | number)[]): Node | undefined =>
  path.reduce<Node | undefined>((node, name) => node?.properties?.[name], from);

/** The values and bounds of a field in the form that differ from those of the schema. */
function differences(field: RuleField<never>, nodes: readonly Node[]): readonly string[] {
  const name = field.at.join('.');
  if (nodes.length === 0) return [`${name} is not in the schema`];
  const fits = nodes.some((node) => {
    switch (field.is) {
      case 'one':
        return (
          (node.enum === undefined ||
            JSON.stringify(field.of.toSorted()) === JSON.stringify(node.enum.toSorted())) &&
          field.usual === node.default
        );
      case 'number': {
        const share = field.isShare ? 100 : 1;
        return (
          field.min === (node.minimum ?? 0) * share &&
          field.max === (node.maximum ?? Infinity) * share &&
          (field.step ?? 1) === (node.multipleOf ?? 1)
        );
      }
      case 'has':
        return node.type === 'object';
      case 'yes':
        return node.type === 'boolean';
      default:
        return node.type === 'string';
    }
  });
  return fits ? [] : [`${name} differs from the schema`];
}

/** Parts of regulations that components of their own draw, not descriptions of fields. */
const DRAWN = ['game', 'timeControl', 'stages', 'scoring', 'ties', 'series'];

describe('the form of regulations', () => {
  const fields: readonly RuleField<never>[] = Object.values(parts).flat();

  it('has the values, bounds and defaults of the served schema', () => {
    expect(fields.length).toBeGreaterThan(20);
    const found = fields.flatMap((field) => {
      const node = nodeAt(schema, field.at);
      return differences(field, node === undefined ? [] : [node]);
    });
    const ofStages = stageFields.flatMap((field) =>
      differences(
        field,
        stages.flatMap((stage) => nodeAt(stage, field.at) ?? []),
      ),
    );
    expect([...found, ...ofStages]).toEqual([]);
  });

  it('has a field for each part of the served schema', () => {
    const asked = new Set([...DRAWN, ...fields.map(({ at: [first] }) => first)]);
    const all = Object.keys(schema.properties ?? {});
    expect(all.length).toBeGreaterThan(15);
    expect(all.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('offers the tie-breaks of the served schema by its words', () => {
    const kinds = tieKindsOf(schema);
    expect(Object.keys(kinds)).toEqual(Object.keys(tieSpecs));
    expect(servedName(kinds, 'WINS', 'cs')).toBe('počet výher');
    expect(figuresOf(kinds, 'BUCHHOLZ')).toEqual([
      { name: 'cut', min: 0, max: 8, step: 1, usual: 0 },
    ]);
    expect(figuresOf(kinds, 'WINS')).toEqual([]);
    expect(tieKindsOf(undefined)).toEqual({});
  });

  it('offers a new tie-break that it has never heard of', () => {
    const words = { en: 'best match', cs: 'nejlepší partie', ko: '최고 경기' };
    const spec = tieSpec({
      ...{ schema: plainTie('BEST_MATCH'), words },
      breaks: ({ ledger }) => byOwnValue(ledger, wins),
    });
    const oneOf = [z.toJSONSchema(spec.schema, { io: 'input' })];
    const kinds = tieKindsOf({ properties: { ties: { items: { oneOf } } } });
    for (const [locale, name] of Object.entries(words))
      expect(servedName(kinds, 'BEST_MATCH', locale)).toBe(name);
  });

  it('has words of its own for each choice that a field offers', () => {
    const known = ['en', 'cs', 'ko'].map((locale) =>
      Object.keys(
        JSON.parse(
          readFileSync(`services/page/web/words/tournaments.${locale}.json`, 'utf8'),
        ) as object,
      ),
    );
    const keys = [...fields, ...stageFields].flatMap((field) =>
      field.is === 'one' && field.words !== 'tongue'
        ? field.of.map((value) => `${field.words}.${String(value)}`)
        : [],
    );
    expect(keys.length).toBeGreaterThan(25);
    for (const catalogue of known)
      expect(keys.filter((key) => !catalogue.includes(key))).toEqual([]);
  });
});
