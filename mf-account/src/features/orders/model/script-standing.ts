import { isReason, PHARMACY, SCRIPT_REFUSE_REASONS, SHOP } from '@saltbush/contract';
import type { OrderDetails } from '../api/order';
import { formatDate } from './format-order';

export type OrderScript = OrderDetails['scripts'][number];

const POST_TO = `Please post it to ${[SHOP.pharmacy, ...PHARMACY.address].join(', ')}, with your order reference.`;

/** Where a script stands, in a sentence for the customer. */
const STANDING: Readonly<Record<OrderScript['state'], (on: string) => string>> = {
  awaited: () => `We are waiting for your paper script. ${POST_TO}`,
  arrived: (on) => `We have received your paper script on ${on}. Our pharmacist checks it next.`,
  to_check: () => 'We have your e-prescription. Our pharmacist checks it next.',
  on_file: () => 'We have your script on file. Our pharmacist checks it next.',
  valid: (on) => `Our pharmacist has checked your script on ${on}.`,
  refused: (on) => `Our pharmacist could not accept your script on ${on}`,
  closed: () => 'No script is needed any more: this item was refunded.',
};

/** Returns where a script stands, with the reason if it was refused. */
export function scriptStanding({ state, steps }: OrderScript): string {
  const last = steps.at(-1);
  const words = STANDING[state](last ? formatDate(last.at) : '');
  if (state !== 'refused') return words;
  const code = last?.reason ?? '';
  const reason = isReason(SCRIPT_REFUSE_REASONS, code) ? SCRIPT_REFUSE_REASONS[code] : null;
  return `${words}${reason ? `: ${reason}` : ''}. Please post us another one, or call us.`;
}
