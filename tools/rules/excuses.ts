import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

/** Why a clause needs no test, by its ID. */
export type Excuses = Readonly<Record<string, string>>;

const schema = z.record(z.string(), z.string().min(10)).nullable();

/** Reads `excuses.yaml`; none where there is no such file. */
export const readExcuses = (file: string): Excuses =>
  existsSync(file) ? (schema.parse(parse(readFileSync(file, 'utf8'))) ?? {}) : {};
