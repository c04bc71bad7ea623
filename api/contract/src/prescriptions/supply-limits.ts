import { addDays } from '../dates/local-date';

/** What a product says of its supply on prescription; unset or null where the general limits hold. */
export interface SupplyRules {
  /** The most packs in one supply. */
  max_per_supply?: number | null;
  /** The most supplies of one prescription. */
  max_repeats?: number | null;
  /** Days from one supply to the next one for the same patient. */
  min_days_between_supplies?: number | null;
}

/** The limits of products that say nothing of their own. */
const MAX_PRESCRIBED = 10;
const MAX_REPEATS = 12;

/** What may be prescribed of a product: packs in a supply, supplies, and days between them (rule health-51). */
export interface SupplyLimits {
  perSupply: number;
  supplies: number;
  days: number;
}

/** Returns the limits of a product, the general ones where it says nothing. */
export const supplyLimits = (rules: SupplyRules): SupplyLimits => ({
  perSupply: rules.max_per_supply ?? MAX_PRESCRIBED,
  supplies: rules.max_repeats ?? MAX_REPEATS,
  days: rules.min_days_between_supplies ?? 0,
});

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Says what may be prescribed of a product: "at most 1 pack in a supply and 6 supplies". */
export const supplyLimitWords = ({
  perSupply,
  supplies,
}: Pick<SupplyLimits, 'perSupply' | 'supplies'>): string =>
  `at most ${counted(perSupply, 'pack', 'packs')} in a supply and ${counted(supplies, 'supply', 'supplies')}`;

const isWithin = (count: number, most: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= most;

/** Whether so much of a product may be prescribed. */
export const canPrescribe = (
  { quantity, repeats }: { quantity: number; repeats: number },
  { perSupply, supplies }: SupplyLimits,
): boolean => isWithin(quantity, perSupply) && isWithin(repeats, supplies);

/**
 * Returns the first day on which a product may be supplied again, as an ISO date; null if that is today or was before.
 * @param lastSupply ISO date of the last supply; null if there was none
 */
export function nextSupplyOn(lastSupply: string | null, days: number, today: string): string | null {
  if (lastSupply === null || days <= 0) return null;
  const next = addDays(lastSupply, days);
  return next > today ? next : null;
}

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Says a day: 24 November 2026. */
export const dayWords = (isoDate: string): string => DAY.format(new Date(isoDate));

/** Says from which day on a repeat may be supplied again. */
export const supplyTooEarly = (isoDate: string): string =>
  `This medicine can be supplied again from ${dayWords(isoDate)}.`;
