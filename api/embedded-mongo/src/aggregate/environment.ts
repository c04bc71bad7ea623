import type { Doc } from '../bson/types';
import type { Checkpoint } from '../query/execute';
import type { Variables } from '../query/parse-filter';
import type { Plan } from '../query/plan';
import type { Statistics } from '../query/scan';
import type { CollectionInfo } from '../storage/catalog';
import type { Reader } from '../storage/reader';

/** What a pipeline runs in. */
export interface Environment {
  reader: Reader;
  variables: Variables;
  checkpoint: Checkpoint | undefined;
  /** The index that the query at the head of the pipeline is told to use. */
  hint?: unknown;
  /** Told of each query that runs, for `explain`; `owner` is the operand of the stage that it is part of. */
  observe?(owner: unknown, plan: Plan, statistics: Statistics): void;
  owner?: unknown;
  /** A collection of the same database. */
  collection(name: string): CollectionInfo | undefined;
}

/** One stage: documents in, documents out. Documents are never changed in place. */
export type Stage = (input: Iterable<Doc>) => Iterable<Doc>;
