const DEEP = 400;
const HUGE = 'x'.repeat(20_000);

const deep = (): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < DEEP; level += 1) value = level % 2 ? [value] : { x: value };
  return value;
};

/** JSON.parse keeps `__proto__` as a key; a literal would set the prototype. */
const prototypeKeys = (): unknown =>
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}');

/** Values that are wrong at some positions; the types decide at which. `undefined` leaves the value out. */
export const WRONG: Readonly<Record<string, () => unknown>> = {
  'left out': () => undefined,
  null: () => null,
  'a fraction': () => 1.5,
  'a number as text': () => '5',
  'more than 32 bits': () => 2_147_483_648,
  'not a number': () => 'NaN',
  'a truth value': () => true,
  'huge text': () => HUGE,
  'a lone surrogate and a null character': () => '\ud800\u0000',
  'an operator of the database': () => ({ $ne: null }),
  'several values': () => ['x', 'y'],
  'an empty list': () => [],
  'a list in a list': () => [[['x']]],
  'deep nesting': deep,
  'prototype keys': prototypeKeys,
};

/** Fields added to input objects. */
export const EXTRA: Readonly<Record<string, string>> = {
  'an unknown field': '{"no_such_field":1}',
  'a prototype as a field': '{"__proto__":{"isAdmin":true}}',
};
