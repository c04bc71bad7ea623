import type { SupplyRules } from '@saltbush/contract';
import type { Draft } from './types';

/** The days of the PBS between two supplies: of a medicine with many repeats, and of any other. */
const LASTING_DAYS = 20;
const SHORT_DAYS = 4;
/** A pack of the program holds four weeks; the next one may be fetched in the last of them. */
const PROGRAM_DAYS = 21;

const PROGRAM: SupplyRules = { max_per_supply: 1, max_repeats: 6, min_days_between_supplies: PROGRAM_DAYS };
const COURSE: SupplyRules = { max_per_supply: 1, max_repeats: 2, min_days_between_supplies: SHORT_DAYS };
const LASTING: SupplyRules = { max_per_supply: 2, max_repeats: 6, min_days_between_supplies: LASTING_DAYS };
const NONE: SupplyRules = { max_per_supply: null, max_repeats: null, min_days_between_supplies: null };

/** Categories whose medicines are taken for days rather than for good. */
const COURSES: readonly string[] = ['antibiotics'];

/** What a product says of its supply on prescription. */
export function supplyRules({ flags, journey_ids, cat }: Draft): SupplyRules {
  if (!flags.requires_prescription) return NONE;
  if (journey_ids.length > 0) return PROGRAM;
  return COURSES.includes(cat) ? COURSE : LASTING;
}
