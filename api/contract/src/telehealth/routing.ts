import { BOOKING_TYPES, type BookingType, type State } from '../enumerations';

/** Where a telehealth button leads (section 4, Telehealth button routing). */
export type TelehealthStep =
  | 'not-in-service'
  | 'auth'
  | 'landing'
  | 'add-patient'
  | 'prescription-search'
  | 'consult-selection';

/** States served for smoking cessation unless configured otherwise: all but NT (decisions, Health). */
export const SMOKING_CESSATION_STATES: readonly State[] = ['ACT', 'NSW', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];
const ADULT = 18;

/** The service check of smoking cessation: a served state, and an adult where the patient is known (decisions, Health). */
export function isSmokingCessationServed(
  { state, age }: { state: string; age: number | null },
  states: readonly string[] = SMOKING_CESSATION_STATES,
): boolean {
  return states.includes(state) && (age === null || age >= ADULT);
}

/** The step that a telehealth button opens. */
export function telehealthStep(
  type: BookingType,
  user: { isSignedIn: boolean; hasPatients: boolean; isServed: boolean },
): TelehealthStep {
  if (type === 'SmokingCessation' && !user.isServed) return 'not-in-service';
  if (type === 'CovidAntiviral' || type === 'SmokingCessation') {
    if (!user.isSignedIn) return 'auth';
    return user.hasPatients ? 'landing' : 'add-patient';
  }
  return type === 'OnlineScripts' ? 'prescription-search' : 'consult-selection';
}

/** The telehealth flow that a shopper left to link the rewards card. */
export interface TelehealthReturn {
  productId: string;
  bookingType: BookingType;
}

/** The address to return to after rewards linking: with th=1, tid and tp (sections 2.1 and 4). Takes a path of the shop. */
export function telehealthReturnPath(path: string, { productId, bookingType }: TelehealthReturn): string {
  const url = new URL(path, 'https://shop.invalid');
  url.searchParams.set('th', '1');
  url.searchParams.set('tid', productId);
  url.searchParams.set('tp', bookingType);
  const pathname = url.pathname.replace(/^\/+/, '/');
  return `${pathname}${url.search}${url.hash}`;
}

/** The telehealth flow that an address's query returns to, or null. */
export function readTelehealthReturn(search: string): TelehealthReturn | null {
  const query = new URLSearchParams(search);
  const productId = query.get('tid') ?? '';
  const bookingType = BOOKING_TYPES.find((type) => type === query.get('tp'));
  const isReturn = query.get('th') === '1' && /^\d{1,15}$/.test(productId);
  return isReturn && bookingType ? { productId, bookingType } : null;
}
