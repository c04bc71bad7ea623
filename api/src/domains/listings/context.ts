import type { Search } from '../../search/search';
import type { CatalogueContext } from '../catalogue';

/** What the resolvers of listings get. */
export type ListingsContext = CatalogueContext & { search: Search };
