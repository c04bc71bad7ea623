/** What one modifier makes of the value at its path. */
export interface Modifier {
  /**
   * The new value; `undefined` removes the field. Called with `undefined` where the field is missing.
   * @throws MongoError when the value has the wrong type.
   */
  change(value: unknown, path: string): unknown;
  /** Whether a missing field is created (and its parents with it). */
  creates: boolean;
  /** Only applied when an upsert inserts. */
  onInsert?: boolean;
}

/** Makes the modifier of an operator from its operand for one path. */
export type ModifierFactory = (operand: unknown, path: string) => Modifier;

/** A path and what happens there. */
export interface PathChange {
  path: string;
  segments: string[];
  modifier: Modifier;
}

/** A modifier that creates a missing field. */
export function creating(change: Modifier['change']): Modifier {
  return { change, creates: true };
}

/** A value for a message, never long. */
export function show(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 80);
}
