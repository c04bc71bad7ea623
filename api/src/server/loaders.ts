import { createCatalogueLoaders } from '../domains/catalogue/loaders';
import type { ApiServices } from './context';

/** Batched reads by id, made anew for each request: a request sees each document once. */
export function createLoaders(services: Pick<ApiServices, 'db'>) {
  return { ...createCatalogueLoaders(services) };
}

export type Loaders = ReturnType<typeof createLoaders>;
