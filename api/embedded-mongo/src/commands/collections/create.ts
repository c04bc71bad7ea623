import type { Doc } from '../../bson/types';
import { parseCollation } from '../../collation/parse';
import { MongoError, notSupported } from '../../errors';
import { equalValues } from '../../values/compare';
import { createCollection, visibleCollection } from '../context/collections';
import type { Context } from '../context/context';
import { collectionName } from '../context/namespace';
import { keepsPreImages } from '../options/collections';
import { documentOption } from '../options/documents';
import { stringOption } from '../options/scalars';

/** Options that MongoDB supports and this server refuses. */
export const CREATE_REFUSED = [
  'capped',
  'timeseries',
  'viewOn',
  'pipeline',
  'validator',
  'encryptedFields',
  'expireAfterSeconds',
  'size',
  'max',
];

/** Returns the name of a clustered collection's index; undefined for an ordinary collection. */
function clusteredName(body: Doc): string | undefined {
  const spec = documentOption(body, 'clusteredIndex');
  if (!spec) return undefined;
  if (!equalValues(spec.key, { _id: 1 }) || spec.unique !== true)
    throw new MongoError(
      'InvalidIndexSpecificationOption',
      'The clusteredIndex option requires key: {_id: 1} and unique: true to be specified',
    );
  return stringOption(spec, 'name') ?? '_id_';
}

/** Creates a collection. */
export function create(context: Context): Promise<Doc> {
  const { body } = context;
  for (const name of CREATE_REFUSED) {
    if (body[name] !== undefined && body[name] !== false) throw notSupported(`the option ${name} of create`);
  }
  const collation = documentOption(body, 'collation');
  const parsed = collation && parseCollation(collation);
  const clustered = clusteredName(body);
  const name = collectionName(context, 'create');
  return context.write(() => {
    if (visibleCollection(context, name)) {
      throw new MongoError('NamespaceExists', `Collection ${context.database}.${name} already exists.`);
    }
    const created = createCollection(context, name);
    if (clustered) for (const index of created.indexes) index.clustered = clustered;
    if (keepsPreImages(body)) created.preImages = true;
    if (parsed) created.collation = parsed.spec;
    return { ok: 1 };
  });
}
