import type { BaseServices } from '../../lib/context';
import type { CatalogueContext } from '../catalogue';

/** Services the stock-notifications domain requires. */
export type StockNotificationsServices = BaseServices;

/** Context of the stock-notifications resolvers. */
export type StockNotificationsContext = CatalogueContext;
