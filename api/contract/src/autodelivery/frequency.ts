import type { Frequency } from '../enumerations';

/** Default frequency of a new AutoDelivery (rule selling-12). */
export const DEFAULT_FREQUENCY: Frequency = '4W';

/** Formats a frequency for shoppers: "4W" becomes "Every 4 weeks" (rule selling-12). */
export const frequencyWords = (frequency: string): string => `Every ${Number.parseInt(frequency, 10)} weeks`;
