/** Base points of Saltbush Rewards per whole dollar (rule selling-21). */
const POINTS_PER_DOLLAR = 1;
/** Points multiplier of program delivery (section 9.a). */
const PROGRAM_DELIVERY_FACTOR = 3;

/** Returns the base points earned by an amount of cents: one per whole dollar, three with program delivery. */
export function baseRewardPoints(cents: number, options: { programDelivery?: boolean } = {}): number {
  const points = Math.floor(Math.max(0, cents) / 100) * POINTS_PER_DOLLAR;
  return options.programDelivery ? points * PROGRAM_DELIVERY_FACTOR : points;
}

/** Formats a rewards card of which the first 2 and last 4 digits are known (section 2.17): "12•• •••• 3456". */
export const maskedRewardsCard = (first2: string, last4: string): string => `${first2}•• •••• ${last4}`;
