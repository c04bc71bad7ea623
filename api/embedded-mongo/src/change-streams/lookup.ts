import { decodeDocument } from '../bson/decode';
import type { Context } from '../commands/context/context';
import { execute } from '../query/execute/execute';
import { parseFilter } from '../query/filter/parse-filter';
import type { Lookup } from './document-fields';

/** Looks up documents as they are now, for `updateLookup`. */
export function lookupIn(context: Context): Lookup {
  const { store, catalog } = context.server.engine;
  return ({ database, collection: name, uuid }, id) => {
    const collection = catalog.get(database, name ?? '');
    if (collection?.uuid !== uuid || !collection) return null;
    const filter = parseFilter({ _id: { $eq: id } }, {});
    const query = { collection, filter, sort: [], limit: 1, skip: 0, hint: undefined };
    const [found] = [...execute(store, query).results];
    return found ? decodeDocument(found.raw) : null;
  };
}
