import type { Tracing } from '@saltbush/contract/tracing';
import type { Accounts, AccountsServices } from '../domains/accounts';
import type { AnalyticsServices } from '../domains/analytics';
import type { AutodeliveryServices } from '../domains/autodelivery';
import type { CatalogueServices } from '../domains/catalogue';
import type { AddressLookupServices } from '../domains/fulfilment';
import type { JourneysServices } from '../domains/journeys';
import type { ListingsContext } from '../domains/listings';
import type { OrdersServices } from '../domains/orders';
import type { RewardsServices } from '../domains/rewards';
import type { StaffContext } from '../domains/staff';
import type { TelehealthServices } from '../domains/telehealth';
import type { EscriptServices } from '../escripts/check-escript';
import type { Search } from '../search/search';
import type { ApiConfig } from './config';
import type { Loaders } from './loaders';
import type { Metrics } from './metrics';
import type { PictureSource } from './pictures/picture-source';

/** Everything with the lifetime of the process that requests share: the needs of all domains together. */
export interface ApiServices
  extends AccountsServices,
    AddressLookupServices,
    AnalyticsServices,
    AutodeliveryServices,
    CatalogueServices,
    EscriptServices,
    JourneysServices,
    OrdersServices,
    RewardsServices,
    TelehealthServices {
  accounts: Accounts;
  config: ApiConfig;
  search: Search;
  metrics: Metrics;
  /** Null traces nothing. */
  tracing: Tracing | null;
  /** Pictures of products, brands and pages. */
  pictures: PictureSource;
}

/** The context of every resolver: those of all domains. Loaders live for one request. */
export interface ApiContext extends ApiServices, ListingsContext, StaffContext {
  accounts: Accounts;
  config: ApiConfig;
  search: Search;
  loaders: Loaders;
}
