import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { breachesIn, breachesInSchema } from './error-rules';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDERS = [
  'api/src',
  'api/contract/src',
  'api/seed',
  'api/embedded-mongo/src',
  'shared-ui/src',
  'shell/src',
  'shell/server',
];
const REMOTES = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
/** Tests and stories repeat messages to assert them. */
const ASSERTS = /\.(?:test|stories|spec)\.tsx?$|\/(?:generated|testing|test|samples)\//;
/** Where messages are written: the catalogue, and the rules of the contract whose messages it imports. */
const CATALOGUE = ['errors/', 'checkout/checkout-rules.ts', 'dates/age.ts'].map((path) =>
  join(ROOT, 'api/contract/src', path),
);

const sources = [...FOLDERS, ...REMOTES.map((name) => `${name}/src`)].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !ASSERTS.test(path) && !CATALOGUE.some((source) => path.startsWith(source))),
);

const SCHEMA = join(ROOT, 'api/contract/schema');
const schemas = readdirSync(SCHEMA, { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => join(SCHEMA, name));

it('code compares error codes, and messages are written only in the catalogue', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((path) => breachesIn(relative(ROOT, path), readFileSync(path, 'utf8')))).toEqual([]);
});

it.each([
  ["if (error.message === 'Cart is away') forget();", 'compare the code'],
  ["error.message.includes('18 years')", 'compare the code'],
  ["const isOver = result.error.startsWith('401');", 'compare the code'],
  ['GONE_MESSAGES.has(error.message)', 'compare the code'],
  ['/slot/.test(error.message)', 'compare the code'],
  ["errorMessage(error).startsWith('Sorry')", 'compare the code'],
  ["if (error.code === 'CART_LOST') forget();", 'is in no catalogue'],
  ["const refusal = { code: 'CART_LOST', message };", 'is in no catalogue'],
  ["throw invalidInput({ phone: 'Please enter a phone number' });", 'FIELD_MESSAGES'],
  ["if (!patientUuid) errors.patient = 'Please choose a patient';", 'field-messages.ts'],
  ['          Please choose a prescription medicine', 'field-messages.ts'],
  ["const FAILED = 'Something went wrong please try again';", 'in the catalogue'],
])('a breach says what to do: %s', (planted, advice) => {
  expect(breachesIn('mf-cart/src/planted.ts', planted)).toEqual([expect.stringContaining(advice)]);
});

it.each([
  "if (error.code === 'EADDRINUSE') retry();",
  'if (failure.message === null) return;',
  "hasCode(error, 'CART_CLOSED', 'CART_NOT_FOUND')",
  '<p>{failure.message}</p>',
])('leaves alone: %s', (source) => {
  expect(breachesIn('mf-cart/src/sound.ts', source)).toEqual([]);
});

it('schema descriptions name error codes, not messages', () => {
  expect(schemas.length).toBeGreaterThan(10);
  expect(
    schemas.flatMap((path) => breachesInSchema(relative(ROOT, path), readFileSync(path, 'utf8'))),
  ).toEqual([]);
});

it.each([
  ['"Uuid of the cart; if missing, the error is \\"Cart UUID is missing\\"."'],
  ['"The full cart. Errors: \\"Cart not found\\"."'],
  ['Errors: "This cart has already\n  been ordered.", UNAUTHENTICATED.'],
  ['Errors: "Food not found" (NOT_FOUND).'],
  ['Errors: INVALID_INPUT with "Please enter your email".'],
  ['"The AutoDelivery; if missing, the error is \\"Please select one\\"."'],
])('rejects a description that repeats a message: %s', (planted) => {
  expect(breachesInSchema('api/contract/schema/planted.graphql', planted)).toEqual([
    expect.stringContaining('names only the code'),
  ]);
});
