import { type Doc, isDocument } from '../../bson/types';
import { MongoError, notSupported } from '../../errors';
import type { CollectionInfo, IndexInfo } from '../../storage/catalog/collection-info';
import { equalValues } from '../../values/compare';
import { numericValue } from '../../values/number';
import { TypeRank, typeRank } from '../../values/type-rank';
import { collationOption } from '../options';
import { partialFilter } from './partial-filter';

const KNOWN = new Set([
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'v',
  'background',
  'ns',
  'collation',
  'hidden',
]);
const MOST_FIELDS = 32;

/** Parses one index of `createIndexes`. Unsupported kinds and options are refused. */
export function parseIndexSpec(spec: Doc, id: number, collection: CollectionInfo | undefined): IndexInfo {
  for (const [name, value] of Object.entries(spec)) {
    if (!KNOWN.has(name)) throw refusedOption(name);
    if (name === 'hidden' && value) throw notSupported('a hidden index');
  }
  if (!isDocument(spec.key) || Object.keys(spec.key).length === 0) {
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be empty.');
  }
  const fields = Object.entries(spec.key).map(([path, kind]) => ({
    path: checkPath(path),
    direction: direction(path, kind),
  }));
  if (fields.length > MOST_FIELDS)
    throw new MongoError('CannotCreateIndex', `Index has too many fields: ${fields.length}`);
  const name =
    typeof spec.name === 'string'
      ? spec.name
      : fields.map(({ path, direction: way }) => `${path}_${way}`).join('_');
  const index: IndexInfo = {
    id,
    name,
    fields,
    unique: spec.unique === true,
    sparse: spec.sparse === true,
    multikey: fields.map(() => false),
  };
  const collation = collationOption(spec, collection);
  if (collation) index.collation = collation.spec;
  if (spec.partialFilterExpression !== undefined) index.partialFilter = partialFilter(spec);
  if (spec.expireAfterSeconds !== undefined)
    index.expireAfterSeconds = expiry(spec.expireAfterSeconds, fields.length);
  return index;
}

function refusedOption(name: string): MongoError {
  const geographic = [
    '2dsphereIndexVersion',
    'weights',
    'default_language',
    'bits',
    'min',
    'max',
    'storageEngine',
    'wildcardProjection',
    'clustered',
  ];
  if (geographic.includes(name)) return notSupported(`the index option ${name}`);
  return new MongoError(
    'InvalidIndexSpecificationOption',
    `The field '${name}' is not valid for an index specification.`,
  );
}

function checkPath(path: string): string {
  if (path === '' || path.split('.').includes(''))
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be an empty field.');
  if (path.includes('$**')) throw notSupported('a wildcard index');
  if (path.startsWith('$'))
    throw new MongoError('CannotCreateIndex', `Index key contains an illegal field name: '${path}'.`);
  return path;
}

function direction(path: string, kind: unknown): 1 | -1 {
  if (typeof kind === 'string') {
    if (['text', 'hashed', '2d', '2dsphere'].includes(kind)) throw notSupported(`a ${kind} index`);
    throw new MongoError('CannotCreateIndex', `Unknown index plugin '${kind}' in { ${path}: "${kind}" }`);
  }
  const number = typeRank(kind) === TypeRank.number ? Number(numericValue(kind)) : 0;
  if (number === 0 || Number.isNaN(number)) {
    throw new MongoError(
      'CannotCreateIndex',
      `Values in v:2 index key pattern cannot be of type other than a non-zero number: ${path}`,
    );
  }
  return number > 0 ? 1 : -1;
}

/** Seconds after which documents expire. */
export function expiry(value: unknown, fields = 1): number {
  const seconds = typeRank(value) === TypeRank.number ? Number(numericValue(value)) : Number.NaN;
  if (!(seconds >= 0 && seconds <= 2 ** 31))
    throw new MongoError(
      'CannotCreateIndex',
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, got ${String(value)}`,
    );
  if (fields > 1)
    throw new MongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  return seconds;
}

/** The index as `listIndexes` reports it. */
export function showIndex(index: IndexInfo): Doc {
  return {
    v: 2,
    key: Object.fromEntries(index.fields.map(({ path, direction: way }) => [path, way])),
    name: index.clustered ?? index.name,
    ...(index.clustered && { clustered: true, unique: true }),
    ...(index.unique && index.name !== '_id_' && { unique: true }),
    ...(index.sparse && { sparse: true }),
    ...(index.collation && { collation: index.collation }),
    ...(index.partialFilter && { partialFilterExpression: index.partialFilter }),
    ...(index.expireAfterSeconds !== undefined && { expireAfterSeconds: index.expireAfterSeconds }),
  };
}

/**
 * Whether the collection already has the index.
 * @throws MongoError if another index has its name or key.
 */
export function existsAlready(collection: CollectionInfo, index: IndexInfo): boolean {
  const shown = showIndex(index);
  if (equalValues(shown.key, { _id: 1 })) return true;
  for (const other of collection.indexes) {
    const known = showIndex(other);
    const sameKey =
      equalValues(known.key, shown.key) &&
      equalValues(known.partialFilterExpression, shown.partialFilterExpression) &&
      equalValues(known.collation, shown.collation);
    const same = sameKey && equalValues({ ...known, name: 0 }, { ...shown, name: 0 });
    if (other.name === index.name) {
      if (same) return true;
      if (sameKey)
        throw new MongoError(
          'IndexOptionsConflict',
          `An equivalent index already exists with the same name but different options. Requested index: ${index.name}`,
        );
      throw new MongoError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${index.name}`,
      );
    }
    if (sameKey)
      throw new MongoError(
        'IndexOptionsConflict',
        `Index already exists with a different name: ${other.name}`,
      );
  }
  return false;
}
