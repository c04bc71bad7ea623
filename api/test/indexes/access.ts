import type { Document } from 'mongodb';

/** How one command reads or selects documents. */
export interface Access {
  collection: string;
  filter: Document;
  sort: Document;
}

/** The driver passes sort orders as maps. */
const plain = (sort: Document | Map<string, unknown> | undefined): Document =>
  sort instanceof Map ? Object.fromEntries(sort) : (sort ?? {});

/** Returns the filters and sort orders of a command; empty for commands without any. */
export function accessOf(command: Document): Access[] {
  if (command.find) {
    return [{ collection: command.find, filter: command.filter ?? {}, sort: plain(command.sort) }];
  }
  if (command.aggregate) {
    return [{ collection: command.aggregate, filter: command.pipeline[0]?.$match ?? {}, sort: {} }];
  }
  if (command.findAndModify) {
    return [{ collection: command.findAndModify, filter: command.query, sort: plain(command.sort) }];
  }
  const writes: Document[] = command.updates ?? command.deletes ?? [];
  return writes.map(({ q }) => ({ collection: command.update ?? command.delete, filter: q, sort: {} }));
}

const isEquality = (condition: unknown) =>
  typeof condition !== 'object' ||
  condition === null ||
  condition instanceof Date ||
  '$in' in condition ||
  '$eq' in condition;

/** Returns true if an index serves the filter by equality or range and yields the requested order. */
export function serves(keys: string[], { filter, sort }: Access): boolean {
  const [first = ''] = keys;
  if (!(first in filter) && Object.keys(sort)[0] !== first) return false;
  const equalities = keys.findIndex((key) => !(key in filter && isEquality(filter[key])));
  const rest = equalities === -1 ? [] : keys.slice(equalities);
  const ordered = Object.keys(sort).filter((key) => !(key in filter && isEquality(filter[key])));
  return ordered.every((key, index) => rest[index] === key);
}
