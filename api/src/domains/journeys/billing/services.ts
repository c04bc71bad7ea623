import type { JourneysServices } from '../context';

/** What charging a subscription needs: the same for requests and for the renewal job. */
export type BillingServices = Pick<
  JourneysServices,
  'db' | 'cipher' | 'config' | 'client' | 'clock' | 'events' | 'payments' | 'search'
> & {
  log: Pick<JourneysServices['log'], 'error' | 'warn'>;
};
