import type { Search } from '../search';
import type { AnyIndex, ResolvedIndex } from './run-query';
import { WireError } from './wire-error';

/** Returns an index or a replica by name. @throws {WireError} 404 in the hosted service's wording. */
export function resolveIndex(search: Search, name: string): ResolvedIndex {
  const indexes: AnyIndex[] = [search.products, search.suggestions, search.postcodes];
  for (const index of indexes) {
    if (index.settings.name === name) return { index, name, replica: undefined };
    if (Object.hasOwn(index.settings.replicas, name)) return { index, name, replica: name };
  }
  throw new WireError(`Index ${name} does not exist`, 404);
}
