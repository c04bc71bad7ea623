import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAFF_OPERATIONS } from '@saltbush/contract';
import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { ACTED_WORDS } from './acted-words';
import { operationWords } from './operation-words';

const SCHEMA = join(import.meta.dirname, '../../../../../api/contract/schema');

/** Every change that the schema offers. */
function mutations(): string[] {
  const files = readdirSync(SCHEMA, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => file.endsWith('.graphql'));
  return texts.flatMap((file) =>
    parse(readFileSync(join(SCHEMA, file), 'utf8')).definitions.flatMap((definition) =>
      (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      definition.name.value === 'Mutation'
        ? (definition.fields ?? []).map(({ name }) => name.value)
        : [],
    ),
  );
}

it('names every change of a customer that staff can do, or are refused to do, for them', () => {
  const own = mutations().filter((name) => !Object.hasOwn(STAFF_OPERATIONS, name));
  expect(own.length).toBeGreaterThan(80);
  const unnamed = own.filter((name) => operationWords(name) === name.replaceAll('_', ' '));
  expect(unnamed).toEqual([]);
});

it('names nothing that the schema does not have', () => {
  const known = mutations();
  const acted = Object.keys(ACTED_WORDS).filter((name) => !name.includes('/'));
  expect(acted.filter((name) => !known.includes(name))).toEqual([]);
});
