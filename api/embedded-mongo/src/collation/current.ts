import type { Collation } from './collation';

let current: Collation | undefined;

/** The collation of the running command; undefined if text compares byte by byte. */
export function currentCollation(): Collation | undefined {
  return current;
}

/** Runs `action`, in which text compares by a collation. */
export function withCollation<T>(collation: Collation | undefined, action: () => T): T {
  const outer = current;
  current = collation;
  try {
    return action();
  } finally {
    current = outer;
  }
}

/** Makes an iteration run under a collation, whenever it continues. */
export function* collated<T>(collation: Collation | undefined, items: Generator<T>): Generator<T> {
  try {
    for (;;) {
      const next = withCollation(collation, () => items.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    items.return(undefined);
  }
}
