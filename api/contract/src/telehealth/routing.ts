import { type BookingType, bookingType, isBookingType } from './booking-types';

/** Destinations of a telehealth button (section 4.l). */
export type TelehealthStep =
  | 'not-in-service'
  | 'auth'
  | 'landing'
  | 'add-patient'
  | 'prescription-search'
  | 'consult-selection';

/** Returns the step that a telehealth button opens. */
export function telehealthStep(
  type: BookingType,
  user: { isSignedIn: boolean; hasPatients: boolean; isServed: boolean },
): TelehealthStep {
  const entry = bookingType(type);
  if (entry?.limits?.refusal === 'not-in-service' && !user.isServed) return 'not-in-service';
  if (entry?.begins !== 'landing') return entry?.begins ?? 'consult-selection';
  if (!user.isSignedIn) return 'auth';
  return user.hasPatients ? 'landing' : 'add-patient';
}

/** The telehealth flow a shopper interrupted to link a rewards card. */
export interface TelehealthReturn {
  productId: string;
  bookingType: BookingType;
}

/**
 * Returns the address to return to after rewards linking, with th=1, tid and tp (sections 2.1 and 4). Expects a path of
 * the shop.
 */
export function telehealthReturnPath(path: string, { productId, bookingType }: TelehealthReturn): string {
  const url = new URL(path, 'https://shop.invalid');
  url.searchParams.set('th', '1');
  url.searchParams.set('tid', productId);
  url.searchParams.set('tp', bookingType);
  const pathname = url.pathname.replace(/^\/+/, '/');
  return `${pathname}${url.search}${url.hash}`;
}

/** Returns the telehealth flow to resume, from an address's query, or null. */
export function readTelehealthReturn(search: string): TelehealthReturn | null {
  const query = new URLSearchParams(search);
  const productId = query.get('tid') ?? '';
  const type = query.get('tp') ?? '';
  const isReturn = query.get('th') === '1' && /^\d{1,15}$/.test(productId);
  return isReturn && isBookingType(type) ? { productId, bookingType: type } : null;
}
