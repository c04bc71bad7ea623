import { multibuyQuantity } from '@saltbush/contract';
import type { TagModel, Tone } from '@saltbush/shared-ui/design/core';
import type { CartLine } from '../../../shared/cart/cart';

/** A price type in words; null for the everyday price. */
export function priceTypeLabel(priceType: string): string | null {
  const units = multibuyQuantity(priceType);
  if (units !== null) return `Multibuy price for ${units} or more`;
  if (priceType === 'promo') return 'Promotional price';
  return priceType === 'afterhours' ? 'After-hours price' : null;
}

/** "4W" as shoppers read it. */
export function frequencyLabel(frequency: string): string {
  const weeks = Number.parseInt(frequency, 10);
  return `AutoDelivery every ${weeks === 1 ? 'week' : `${weeks} weeks`}`;
}

const SCRIPT_LABELS = {
  escript: 'e-Script',
  onfile: 'Script on file',
  paper: 'Paper script',
} as const;

/** How the prescription of a line is given, with the masked token of an e-script; null without one. */
export function scriptLabel({ script_type, eprescription_token }: CartLine): string | null {
  if (!script_type) return null;
  return eprescription_token
    ? `${SCRIPT_LABELS[script_type]} ${eprescription_token}`
    : SCRIPT_LABELS[script_type];
}

type Product = NonNullable<CartLine['product']>;

/** Marks of a line: what is special about selling or sending it. */
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

/** What a line has to say: a change that failed, what blocks it, promotions met and not met yet. */
export function lineMessages(line: CartLine, failure: string | undefined): LineMessage[] {
  const messages: LineMessage[] = failure ? [{ tone: 'error', text: failure }] : [];
  for (const { message } of line.errors) messages.push({ tone: 'error', text: message });
  if (line.is_restricted && !line.errors.some(({ code }) => code === 'excluded_state')) {
    messages.push({ tone: 'error', text: 'This item is restricted: it can’t be sent to your state.' });
  }
  if (line.matched_promotion) messages.push({ tone: 'success', text: line.matched_promotion.met_message });
  for (const { unmet_message } of line.missed_promotions) {
    messages.push({ tone: 'info', text: unmet_message });
  }
  return messages;
}

/** The name of a line's product, also when the shop no longer has it. */
export const lineName = ({ product }: CartLine): string =>
  product?.name ?? 'A product that is no longer sold';
