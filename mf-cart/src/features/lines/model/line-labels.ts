import { multibuyQuantity } from '@saltbush/contract';
import type { TagModel, Tone } from '@saltbush/shared-ui/design/core';
import type { CartLine } from '../../../shared/cart/cart';

/** Returns the label of a price type, or null for the everyday price. */
export function priceTypeLabel(priceType: string): string | null {
  const units = multibuyQuantity(priceType);
  if (units !== null) return `Multibuy price for ${units} or more`;
  if (priceType === 'promo') return 'Promotional price';
  return priceType === 'afterhours' ? 'After-hours price' : null;
}

/** Formats a frequency such as "4W" for display. */
export function frequencyLabel(frequency: string): string {
  const weeks = Number.parseInt(frequency, 10);
  return `AutoDelivery every ${weeks === 1 ? 'week' : `${weeks} weeks`}`;
}

const SCRIPT_LABELS = {
  escript: 'e-Script',
  onfile: 'Script on file',
  paper: 'Paper script',
} as const;

/** Returns the label of a line's script with the masked e-script token, or null if there is no script. */
export function scriptLabel({ script_type, eprescription_token }: CartLine): string | null {
  if (!script_type) return null;
  return eprescription_token
    ? `${SCRIPT_LABELS[script_type]} ${eprescription_token}`
    : SCRIPT_LABELS[script_type];
}

type Product = NonNullable<CartLine['product']>;

/** Returns the tags that mark restrictions on selling or shipping a line. */
export function lineTags(product: Product): TagModel[] {
  const tags: TagModel[] = [];
  if (product.schedule === '4' || product.schedule === '4N') tags.push({ kind: 's4' });
  if (product.schedule === '3') tags.push({ kind: 's3' });
  if (product.schedule === '2') tags.push({ kind: 's2' });
  if (product.is_practitioner) tags.push({ kind: 'practitioner' });
  if (product.booking_type) tags.push({ kind: 'telehealth' });
  if (product.is_fridge) tags.push({ kind: 'cold-shipping' });
  return tags;
}

export interface LineMessage {
  tone: Tone;
  text: string;
}

/** Returns a line's messages: the failed change, blocking errors, then matched and missed promotions. */
export function lineMessages(line: CartLine, failure: string | undefined): LineMessage[] {
  const messages: LineMessage[] = failure ? [{ tone: 'error', text: failure }] : [];
  for (const { code, message } of line.errors) {
    messages.push({ tone: code === 'login_required' ? 'info' : 'error', text: message });
  }
  if (line.is_restricted && !line.errors.some(({ code }) => code === 'excluded_state')) {
    messages.push({ tone: 'error', text: 'This item is restricted: it can’t be sent to your state.' });
  }
  if (line.matched_promotion) messages.push({ tone: 'success', text: line.matched_promotion.met_message });
  for (const { unmet_message } of line.missed_promotions) {
    messages.push({ tone: 'info', text: unmet_message });
  }
  return messages;
}

/** Returns the product's name, with a fallback for products that are no longer sold. */
export const lineName = ({ product }: CartLine): string =>
  product?.name ?? 'A product that is no longer sold';

/** Returns a brand to show above a product's name, unless the name begins with it. */
export const brandBeside = (name: string, brand: string | undefined): string | undefined =>
  brand && name.toLowerCase().startsWith(brand.toLowerCase()) ? undefined : brand;
