import { paymentNoun } from '@saltbush/contract';
import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';
import type { Charge, ChargeMailKind, ChargeReason } from './charge';

const noun = paymentNoun('later');

/** Why a charge is not made, in a few words. */
export const REASON_WORDS: Readonly<Record<ChargeReason, string>> = {
  declined: 'Declined',
  needs_approval: 'The bank wants the customer to approve it',
  no_method: `No ${noun} saved`,
  method_expired: `The ${noun} expires before`,
  no_consent: 'Not agreed to',
  no_repeats: 'No repeats left',
  on_hold: 'On hold',
  not_announced: 'Moved until it is announced',
  delayed: 'Delayed by an error',
  incomplete: 'Account closed',
  paused: 'Paused',
  address: 'The address cannot be delivered to',
  nothing_to_send: 'Nothing can be sent',
};

/** What goes on without anybody. */
const BY_ITSELF: readonly ChargeReason[] = ['delayed', 'not_announced'];

/** The mark of a charge by why it is not made. */
export const reasonMark = (reason: ChargeReason): StateMarkProps['kind'] =>
  BY_ITSELF.includes(reason) ? 'moving' : 'stopped';

/** Whom a charge waits for that is not tried again. */
export function waitsFor({ reason }: Pick<Charge, 'reason'>): string {
  if (reason === 'no_repeats') return 'Waits for a practitioner';
  return reason === 'incomplete' ? 'Ends by itself' : 'Waits for the customer';
}

/** How often the shop has tried a charge by itself; nothing before the first. */
export const triesWords = (tries: number): string => {
  if (tries === 0) return '';
  return tries === 1 ? 'Tried once' : `Tried ${tries} times`;
};

/** What mails said, in a word or two. */
export const MAIL_WORDS: Readonly<Record<ChargeMailKind, string>> = {
  announced: 'Announced',
  declined: 'Declined',
  again: 'Mailed again by staff',
  agreement: 'Asked to agree',
  on_hold: 'Asked to check details',
  paused: 'Paused',
};
