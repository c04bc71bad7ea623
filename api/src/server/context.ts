import type { Accounts } from '../domains/accounts';
import type { Reference, ShownProducts } from '../domains/catalogue';
import type { EscriptProvider } from '../escripts';
import type { BaseContext, BaseServices } from '../lib/context';
import type { MedicareCheck } from '../medicare';
import type { PaymentGateway } from '../payments/gateway';
import type { Search } from '../search/search';
import type { ApiConfig } from './config';
import type { Loaders } from './loaders';
import type { Metrics } from './metrics';
import type { PictureSource } from './picture-source';

/** What lives as long as the process and is shared by all requests. */
export interface ApiServices extends BaseServices {
  config: ApiConfig;
  /** Brands, categories and promotions in memory. */
  reference: Reference;
  shownProducts: ShownProducts;
  search: Search;
  accounts: Accounts;
  /** Made by `createPaymentGateway`. */
  payments: PaymentGateway;
  /** Knows e-prescription tokens. */
  escripts: EscriptProvider;
  /** Knows Medicare cards and health identifiers. */
  medicare: MedicareCheck;
  metrics: Metrics;
  /** Pictures of products, brands and pages. */
  pictures: PictureSource;
}

/** What every resolver gets. Loaders live for one request. */
export interface ApiContext extends ApiServices, BaseContext {
  config: ApiConfig;
  loaders: Loaders;
}
