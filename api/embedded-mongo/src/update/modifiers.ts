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
