import type { BaseServices } from '../../lib/context';
import type { CatalogueContext } from '../catalogue';

/** Services that stock-notifications needs. */
export type StockNotificationsServices = BaseServices;

/** What the resolvers of stock-notifications get. */
export type StockNotificationsContext = CatalogueContext;
