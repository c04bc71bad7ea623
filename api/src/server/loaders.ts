import { createCatalogueLoaders } from '../domains/catalogue';
import { createFavouriteLoaders } from '../domains/favourites';
import type { RequestUser } from '../lib/context';
import type { ApiServices } from './context';

/** Batched reads by id, created per request: a request sees each document once. */
export function createLoaders(services: Pick<ApiServices, 'db' | 'productCache'>, user: RequestUser | null) {
  return { ...createCatalogueLoaders(services), ...createFavouriteLoaders(services, user) };
}

export type Loaders = ReturnType<typeof createLoaders>;
