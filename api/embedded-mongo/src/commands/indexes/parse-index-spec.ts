import { type Doc, isDocument } from '../../bson/types';
import { MongoError, notSupported } from '../../errors';
import type { CollectionInfo, IndexInfo } from '../../storage/catalog/collection-info';
import { collationOption } from '../options/collections';
import { expiry } from './index-expiry';
import { checkPath, direction } from './index-key';
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
