import type { BaseServices } from '../../lib/context';
import type { AnalyticsSettings } from './settings';

/** Services required by the analytics domain. */
export type AnalyticsServices = BaseServices & {
  config: { analytics: AnalyticsSettings };
  /** Key of the hashes of visits. */
  analyticsKey: string;
};
