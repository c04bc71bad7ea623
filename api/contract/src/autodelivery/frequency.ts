import type { Frequency } from '../enumerations';

/** How often a new AutoDelivery comes until the shopper chooses otherwise (rule selling-12). */
export const DEFAULT_FREQUENCY: Frequency = '4W';

/** "4W" as shoppers read it: "Every 4 weeks" (rule selling-12). */
export const frequencyWords = (frequency: string): string => `Every ${Number.parseInt(frequency, 10)} weeks`;
