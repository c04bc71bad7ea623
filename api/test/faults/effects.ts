import { BSON, type Db, type Document } from 'mongodb';

/** Documents of each collection, by id. */
export type State = ReadonlyMap<string, ReadonlyMap<string, Document>>;

/** The catalogue's large collections, which no mutation writes. */
const STATIC = new Set(['brands', 'categories', 'content', 'foods', 'pharmacies', 'postcodes']);
/** These record attempts, whatever becomes of them. */
const ATTEMPTS = new Set(['audit_events', 'audit_results', 'payment_attempts', 'rate_limits']);

const readCollection = async (db: Db, name: string) => {
  const documents = await db.collection(name).find().toArray();
  return [name, new Map(documents.map((document) => [String(document._id), document] as const))] as const;
};

/** Reads every collection that a mutation can write. */
export async function readState(db: Db): Promise<State> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return readAgain(db, new Map(), new Set(collections.map(({ name }) => name)));
}

/** Reads again the collections that were written since a state was read. */
export async function readAgain(db: Db, before: State, written: ReadonlySet<string>): Promise<State> {
  const names = [...written].filter((name) => !STATIC.has(name));
  return new Map([...before, ...(await Promise.all(names.map((name) => readCollection(db, name))))]);
}

const textOf = (document: Document | undefined) => document && BSON.EJSON.stringify(document);

interface Change {
  collection: string;
  id: string;
  old?: Document;
  now?: Document;
}

/** Lists the documents that differ between two states. */
function listChanges(before: State, after: State): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const differing = names.filter((name) => before.get(name) !== after.get(name));
  return differing.flatMap((collection) => {
    const old = before.get(collection) ?? new Map<string, Document>();
    const now = after.get(collection) ?? new Map<string, Document>();
    return [...new Set([...old.keys(), ...now.keys()])]
      .map((id) => ({ collection, id, old: old.get(id), now: now.get(id) }))
      .filter((change) => textOf(change.old) !== textOf(change.now));
  });
}

/** Money that is only reserved is not taken: a job releases it. */
const isReserved = ({ collection, now }: Change) =>
  collection === 'gateway_intents' && now?.status !== 'captured';

/** Describes what has changed, such as `carts changed, orders added`: empty if nothing has. */
export function describeEffects(before: State, after: State): string {
  return listChanges(before, after)
    .filter((change) => !ATTEMPTS.has(change.collection) && !isReserved(change))
    .map(({ collection, old, now }) => `${collection} ${old ? (now ? 'changed' : 'removed') : 'added'}`)
    .join(', ');
}

/** Undoes every change between two states. */
export async function restoreState(db: Db, before: State, after: State): Promise<void> {
  for (const { collection, old, now } of listChanges(before, after)) {
    const documents = db.collection(collection);
    if (old) await documents.replaceOne({ _id: old._id }, old, { upsert: true });
    else if (now) await documents.deleteOne({ _id: now._id });
  }
}
