/** A difference between two documents; one that breaks stops clients of the older. */
export type Difference = { readonly at: string; readonly says: string; readonly breaks: boolean };

type Json = Readonly<Record<string, unknown>>;
/** A document and what a reference in it means. */
type Side = { readonly document: Json };
/** Whether clients send the part or are given it. */
type Way = 'sent' | 'given';

type Compared = {
  readonly at: string;
  readonly before: Json;
  readonly now: Json;
  readonly way: Way;
  readonly seen?: ReadonlySet<string>;
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (of: unknown, name: string): Json => {
  const part = isObject(of) ? of[name] : undefined;
  return isObject(part) ? part : {};
};

/** Follows a reference to what it names. */
function resolved(part: Json, { document }: Side): Json {
  const to = part['$ref'];
  if (typeof to !== 'string') return part;
  const found = to
    .slice(2)
    .split('/')
    .reduce<Json>((it, name) => partOf(it, name), document);
  return resolved(found, { document });
}

/** Compares two OpenAPI documents by paths, parameters, bodies and answers. */
export function differences(older: Json, newer: Json): readonly Difference[] {
  const found: Difference[] = [];
  const [was, is] = [{ document: older }, { document: newer }];
  const tell = (at: string, says: string, breaks = false) => found.push({ at, says, breaks });
  pairs(partOf(older, 'paths'), partOf(newer, 'paths'), (path, a, b) => {
    if (!a || !b) {
      tell(path, a ? 'is gone' : 'is new', !b);
      return;
    }
    pairs(a, b, (method, before, now) => {
      const at = `${method.toUpperCase()} ${path}`;
      if (!before || !now) {
        tell(at, before ? 'is gone' : 'is new', !now);
        return;
      }
      operation(at, before, now);
    });
  });
  return found;

  function operation(at: string, a: Json, b: Json): void {
    if (a['operationId'] !== b['operationId']) {
      tell(
        at,
        `is called ${String(b['operationId'])}, no longer ${String(a['operationId'])}`,
        true,
      );
    }
    parameters(at, a, b);
    const [bodyA, bodyB] = [partOf(a, 'requestBody'), partOf(b, 'requestBody')];
    if (bodyB['required'] === true && bodyA['required'] !== true) tell(at, 'requires a body', true);
    contents(`${at} body`, bodyA, bodyB, 'sent');
    pairs(partOf(a, 'responses'), partOf(b, 'responses'), (status, before, now) => {
      const where = `${at} ${status}`;
      if (!before || !now) {
        tell(where, before ? 'is gone' : 'is new', !now);
        return;
      }
      const [one, other] = [resolved(before, was), resolved(now, is)];
      pairs(partOf(one, 'headers'), partOf(other, 'headers'), (name, x, y) => {
        if (!x || !y) tell(`${where} ${name}`, x ? 'is gone' : 'is new', !y);
      });
      const codes = (it: Json) =>
        [...String(it['description']).matchAll(/`[A-Z_]+`/gu)].map(String);
      const more = codes(other).filter((code) => !codes(one).includes(code));
      const fewer = codes(one).filter((code) => !codes(other).includes(code));
      for (const code of more) tell(where, `may be ${code}`);
      for (const code of fewer) tell(where, `is never ${code}`);
      contents(where, one, other, 'given');
    });
  }

  function parameters(at: string, a: Json, b: Json): void {
    const byName = (side: Side, of: Json) =>
      Object.fromEntries(
        (Array.isArray(of['parameters']) ? (of['parameters'] as Json[]) : []).map((each) => {
          const it = resolved(each, side);
          return [`${String(it['in'])} ${String(it['name'])}`, it];
        }),
      );
    pairs(byName(was, a), byName(is, b), (name, before, now) => {
      const where = `${at} ${name}`;
      if (!now) {
        tell(where, 'is gone', true);
        return;
      }
      if (now['required'] === true && before?.['required'] !== true)
        tell(where, 'is required', true);
      if (!before) {
        tell(where, 'is new');
        return;
      }
      shape({
        at: where,
        before: partOf(before, 'schema'),
        now: partOf(now, 'schema'),
        way: 'sent',
      });
    });
  }

  function contents(at: string, a: Json, b: Json, way: Way): void {
    pairs(partOf(a, 'content'), partOf(b, 'content'), (type, before, now) => {
      if (!before || !now) {
        tell(`${at} ${type}`, before ? 'is gone' : 'is new', !now);
        return;
      }
      shape({ at, before: partOf(before, 'schema'), now: partOf(now, 'schema'), way });
    });
  }

  function shape({ at, before, now, way, seen = new Set() }: Compared): void {
    const key = `${JSON.stringify(before['$ref'])}${JSON.stringify(now['$ref'])}`;
    if (before['$ref'] !== undefined && seen.has(key)) return;
    const within = new Set([...seen, key]);
    const [a, b] = [plain(before, was), plain(now, is)];
    const [typeA, typeB] = [a.types.join(' or '), b.types.join(' or ')];
    if (typeA !== typeB) {
      const narrower = b.types.length > 0 && !a.types.every((each) => b.types.includes(each));
      const wider = a.types.length > 0 && !b.types.every((each) => a.types.includes(each));
      const any = b.types.length === 0 && a.types.length > 0;
      tell(
        at,
        `is ${typeB || 'anything'}, was ${typeA || 'anything'}`,
        way === 'sent' ? narrower : wider || any,
      );
    }
    if (a.values && b.values) {
      const gone = a.values.filter((each) => !b.values?.includes(each));
      const come = b.values.filter((each) => !a.values?.includes(each));
      if (gone.length > 0) tell(at, `is never ${gone.join(', ')}`, way === 'sent');
      if (come.length > 0) tell(at, `may be ${come.join(', ')}`);
    } else if (a.values || b.values) {
      tell(
        at,
        b.values ? `is one of ${b.values.join(', ')}` : 'is any text',
        way === 'given' ? !b.values : !a.values,
      );
    }
    for (const name of [
      'minimum',
      'maximum',
      'minLength',
      'maxLength',
      'minItems',
      'maxItems',
      'pattern',
      'format',
    ]) {
      if (way === 'given' || a.its[name] === b.its[name]) continue;
      tell(at, `has ${name} ${String(b.its[name])}, had ${String(a.its[name])}`);
    }
    const [neededA, neededB] = [requiredIn(a.its), requiredIn(b.its)];
    pairs(partOf(a.its, 'properties'), partOf(b.its, 'properties'), (name, x, y) => {
      const where = `${at}/${name}`;
      if (!y) {
        tell(where, 'is gone', true);
        return;
      }
      if (!x) {
        tell(where, 'is new', way === 'sent' && neededB.includes(name));
        return;
      }
      const [needed, wasNeeded] = [neededB.includes(name), neededA.includes(name)];
      if (needed !== wasNeeded) {
        tell(where, needed ? 'is required' : 'may be absent', way === 'sent' ? needed : wasNeeded);
      }
      shape({ at: where, before: x, now: y, way, seen: within });
    });
    const [itemsA, itemsB] = [a.its['items'], b.its['items']];
    if (isObject(itemsA) && isObject(itemsB))
      shape({ at: `${at}/*`, before: itemsA, now: itemsB, way, seen: within });
    const [restA, restB] = [a.its['additionalProperties'], b.its['additionalProperties']];
    if (isObject(restA) && isObject(restB))
      shape({ at: `${at}/*`, before: restA, now: restB, way, seen: within });
  }
}

const requiredIn = (its: Json): readonly string[] =>
  Array.isArray(its['required']) ? (its['required'] as string[]) : [];

type Plain = {
  readonly its: Json;
  readonly types: readonly string[];
  readonly values?: readonly string[];
};

/** A schema without its references; `null` is one of its types. */
function plain(part: Json, side: Side): Plain {
  const its = resolved(part, side);
  const either = its['anyOf'] ?? its['oneOf'];
  if (Array.isArray(either)) {
    const all = either.map((each) => plain(each as Json, side));
    const [only] = all.filter(({ types }) => types.join() !== 'null');
    const types = [...new Set(all.flatMap((each) => each.types))].toSorted();
    return { its: only?.its ?? its, types, ...(only?.values && { values: only.values }) };
  }
  const type = its['const'] === undefined ? its['type'] : typeof its['const'];
  const types = type === undefined ? [] : [type].flat().map(String).toSorted();
  const values = its['enum'] ?? (its['const'] === undefined ? undefined : [its['const']]);
  return { its, types, ...(Array.isArray(values) && { values: values.map(String) }) };
}

/** Walks the names of two objects; a side that lacks one is `undefined`. */
function pairs(a: Json, b: Json, look: (name: string, a?: Json, b?: Json) => unknown): void {
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    look(name, isObject(a[name]) ? a[name] : undefined, isObject(b[name]) ? b[name] : undefined);
  }
}
