import { reading, type Reader } from './reader.ts';

/**
 * The new value of an attribute: a value from the command, another attribute's value, or the latter
 * with a fallback.
 */
export type Source =
  | { readonly value: string }
  | { readonly name: string }
  | { readonly name: string; readonly or: Source };

/** One change of an attribute. */
export type AttributeChange =
  | { readonly does: 'set'; readonly name: string; readonly to: Source }
  | { readonly does: 'remove'; readonly name: string }
  | { readonly does: 'add' | 'delete'; readonly name: string; readonly value: string };

/** Parses the changes of an update, in their order. */
export const update = reading('UpdateExpression', (reader: Reader): readonly AttributeChange[] => {
  const changes: AttributeChange[] = [];
  const sections = new Set<string>();
  while (!reader.isAtEnd()) {
    const section = reader.ahead();
    if (sections.has(section)) reader.fail();
    sections.add(section);
    changes.push(...changesIn(section, reader));
  }
  return changes.length === 0 ? reader.fail() : changes;
});

function changesIn(section: string, reader: Reader): readonly AttributeChange[] {
  if (!reader.takes(section)) reader.fail();
  switch (section) {
    case 'SET':
      return reader.list(() => assignment(reader));
    case 'REMOVE':
      return reader.list(() => ({ does: 'remove', name: reader.name() }) as const);
    case 'ADD':
    case 'DELETE': {
      const does = section === 'ADD' ? 'add' : 'delete';
      return reader.list(() => ({ does, name: reader.name(), value: reader.value() }) as const);
    }
    default:
      return reader.fail();
  }
}

function assignment(reader: Reader): AttributeChange {
  const name = reader.name();
  reader.expect('=');
  return { does: 'set', name, to: source(reader) };
}

function source(reader: Reader): Source {
  if (reader.ahead().startsWith(':')) return { value: reader.value() };
  if (!reader.isCall()) return { name: reader.name() };
  if (reader.call() !== 'if_not_exists') return reader.fail();
  const name = reader.name();
  reader.expect(',');
  const or = source(reader);
  reader.expect(')');
  return { name, or };
}
