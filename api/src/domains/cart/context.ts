import type { CatalogueContext } from '../catalogue';
import type { PatientsContext } from '../patients';

/** What the resolvers of cart get. */
export type CartContext = CatalogueContext & PatientsContext;
