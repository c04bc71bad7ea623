import type { ApiServices } from '../../../server/context';

/** What charging a subscription needs: the same for requests and for the renewal job. */
export type BillingServices = Pick<
  ApiServices,
  'db' | 'cipher' | 'config' | 'client' | 'clock' | 'events' | 'payments' | 'search'
> & {
  log: Pick<ApiServices['log'], 'error' | 'warn'>;
};
