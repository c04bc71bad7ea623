import type { Doc } from '../bson/types';
import type { Statistics } from '../query/execute/statistics';
import type { Variables } from '../query/filter/filter';
import type { Plan } from '../query/plan/plan';
import type { CollectionInfo } from '../storage/catalog/collection-info';
import type { Reader } from '../storage/reader';

/** The environment a pipeline runs in. */
export interface Environment {
  reader: Reader;
  variables: Variables;
  /** Index hint for the query at the head of the pipeline. */
  hint?: unknown;
  /** Called for each query that runs, for `explain`; `owner` is the operand of the stage it belongs to. */
  observe?(owner: unknown, plan: Plan, statistics: Statistics): void;
  owner?: unknown;
  /** Returns a collection of the same database. */
  collection(name: string): CollectionInfo | undefined;
  /** Returns the sessions that clients use. */
  sessions(): Doc[];
}

/** One stage: documents in, documents out. Input documents are never mutated. */
export type Stage = (input: Iterable<Doc>) => Iterable<Doc>;

/**
 * Makes a stage from its operand.
 * @throws MongoError for an operand that the stage cannot have
 */
export type StageFactory = (operand: unknown, environment: Environment, name: string) => Stage;
