import type { Doc } from '../../bson/types';
import { MongoError } from '../../errors';
import { uuidBinary } from '../../storage/catalog/collection-info';
import { namespaceOf } from '../../storage/writes/document-change';
import { changeSchema } from '../context/collections';
import type { Context } from '../context/context';
import { flag, stringOption } from '../options/scalars';
import { removeCollection } from './drop';

/** Gives a collection another name, also in another database. */
export function renameCollection(context: Context): Promise<Doc> {
  const { catalog } = context.server.engine;
  const split = (name: string): [string, string] => [
    name.slice(0, name.indexOf('.')),
    name.slice(name.indexOf('.') + 1),
  ];
  const [database, name] = split(stringOption(context.body, 'renameCollection') ?? '');
  const [toDatabase, toName] = split(stringOption(context.body, 'to') ?? '');
  if (!name || !toName) throw new MongoError('InvalidNamespace', 'Invalid namespace specified');
  return context.write((unit) => {
    const source = catalog.get(database, name);
    if (!source)
      throw new MongoError('NamespaceNotFound', `Source collection ${database}.${name} does not exist`);
    changeSchema(context, source);
    const target = catalog.get(toDatabase, toName);
    if (target && !flag(context.body, 'dropTarget'))
      throw new MongoError('NamespaceExists', 'target namespace exists');
    if (target) removeCollection(context, unit, target);
    const to = { database: toDatabase, collection: toName };
    const description = {
      to: { db: toDatabase, coll: toName },
      ...(target && { dropTarget: uuidBinary(target) }),
    };
    unit.changes.push({ kind: 'rename', namespace: namespaceOf(source), to, description });
    catalog.rename(source, toDatabase, toName);
    return { ok: 1 };
  });
}
