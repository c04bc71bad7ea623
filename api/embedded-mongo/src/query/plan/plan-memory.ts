import type { CollectionInfo, IndexInfo } from '../../storage/catalog/collection-info';
import type { Query } from './plan';
import type { Requirement } from './requirements';

/** A plan is chosen again after this many uses, in case the data has changed. */
const USES = 500;
/** Per collection. An application has some tens; others are a fuzzer's. */
const MOST_SHAPES = 200;

interface Choice {
  index: IndexInfo;
  uses: number;
}

interface Memory {
  indexes: IndexInfo[];
  choices: Map<string, Choice>;
}

const memories = new WeakMap<CollectionInfo, Memory>();

/** Clears everything when indexes are created or dropped. */
function memoryOf(collection: CollectionInfo): Memory {
  let memory = memories.get(collection);
  if (
    !memory ||
    memory.indexes.length !== collection.indexes.length ||
    memory.indexes.some((index, i) => collection.indexes[i] !== index)
  ) {
    memory = { indexes: collection.indexes.slice(), choices: new Map() };
    memories.set(collection, memory);
  }
  return memory;
}

/** The shape of a query: which conditions it puts on which fields, without the values. */
export function queryShape(query: Query, list: Requirement[]): string {
  const conditions = list.map(({ path, condition }) => `${path}:${condition.kind}`).sort();
  const sort = query.sort.map(({ path, direction }) => `${path}:${direction}`);
  return `${conditions.join()}|${sort.join()}|${query.limit > 0}`;
}

/** The index chosen for queries of this shape. */
export function recallIndex(collection: CollectionInfo, shape: string): IndexInfo | undefined {
  const { choices } = memoryOf(collection);
  const choice = choices.get(shape);
  if (choice && ++choice.uses > USES) choices.delete(shape);
  return choice?.index;
}

export function rememberIndex(collection: CollectionInfo, shape: string, index: IndexInfo): void {
  const { choices } = memoryOf(collection);
  if (choices.size >= MOST_SHAPES) choices.clear();
  choices.set(shape, { index, uses: 0 });
}
