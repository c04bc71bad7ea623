import type { CatalogueContext } from '../catalogue';
import type { PatientsContext } from '../patients';

/** Context of the cart resolvers. */
export type CartContext = CatalogueContext & PatientsContext;
