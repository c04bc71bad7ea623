import { afterAll, beforeAll, beforeEach } from 'vitest';

/** Stands for an object that does not exist yet while the file loads. */
function standIn<Value extends object>(created: () => Value | null): Value {
  const existing = (): Value => {
    const value = created();
    if (!value) throw new Error('It is created before the tests, not while the file loads');
    return value;
  };
  return new Proxy({} as Value, {
    get: (_none, key) => Reflect.get(existing(), key),
    set: (_none, key, value) => Reflect.set(existing(), key, value),
    has: (_none, key) => Reflect.has(existing(), key),
    ownKeys: () => Reflect.ownKeys(existing()),
    getOwnPropertyDescriptor: (_none, key) => Reflect.getOwnPropertyDescriptor(existing(), key),
  });
}

/**
 * Creates an object before the tests of a file, or of the `describe` that calls this, and closes it after them. Several
 * are created in the order of their calls and closed in the reverse order.
 * @returns the object, for hooks and tests
 */
export function beforeTests<Value extends object>(
  create: () => Value | Promise<Value>,
  close: (value: Value) => unknown = () => {},
): Value {
  let value: Value | null = null;
  beforeAll(async () => {
    value = await create();
  });
  afterAll(async () => {
    if (value) await close(value);
  });
  return standIn(() => value);
}

/** Creates an object before each test, as `beforeTests` does before all of them. */
export function beforeEachTest<Value extends object>(create: () => Promise<Value>): Value {
  let value: Value | null = null;
  beforeEach(async () => {
    value = await create();
  });
  return standIn(() => value);
}
