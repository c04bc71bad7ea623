import type { Search } from '../../search/search';
import type { CatalogueContext } from '../catalogue';

/** Context of the listings resolvers. */
export type ListingsContext = CatalogueContext & { search: Search };
