import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

/** Reasons why clauses need no test, by ID. */
export type Excuses = Readonly<Record<string, string>>;

const schema = z.record(z.string(), z.string().min(10)).nullable();

/** Reads `excuses.yaml`; empty if there is no such file. */
export const readExcuses = (file: string): Excuses =>
  existsSync(file) ? (schema.parse(parse(readFileSync(file, 'utf8'))) ?? {}) : {};
