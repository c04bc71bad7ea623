import { normalisePhone } from '@saltbush/contract';

/** What `staff_customers` is asked for: exactly one of them. */
export interface CustomerSearch {
  email?: string;
  name?: string;
  reference?: string;
  phone?: string;
}

const REFERENCE = /^sb[\s-]?/i;

/** Reads what staff typed: an e-mail address, an order's reference, a phone number or a name; null if nothing. */
export function readCustomerSearch(text: string): CustomerSearch | null {
  const words = text.trim();
  if (!words) return null;
  if (words.includes('@')) return { email: words };
  if (REFERENCE.test(words) && /\d/.test(words)) return { reference: words };
  return normalisePhone(words) ? { phone: words } : { name: words };
}
