import type { JourneysServices } from '../context';

/** What charging a subscription requires, for requests and the renewal job alike. */
export type BillingServices = Pick<
  JourneysServices,
  'db' | 'cipher' | 'config' | 'client' | 'clock' | 'events' | 'hooks' | 'payments' | 'search' | 'signedLinks'
> & {
  log: Pick<JourneysServices['log'], 'error' | 'warn'>;
};
