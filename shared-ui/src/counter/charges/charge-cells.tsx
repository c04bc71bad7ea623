import { links } from '@saltbush/contract/links';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { formatAge, formatMoment, StateMark } from '@saltbush/shared-ui/design/counter';
import type { Charge } from './charge';
import { MAIL_WORDS, REASON_WORDS, reasonMark, triesWords, waitsFor } from './charge-words';

/** Leads to the customer who pays. */
export const CustomerCell = ({ customer }: Pick<Charge, 'customer'>) =>
  customer ? (
    <a href={links.staff.customer(customer.id)}>
      {customer.first_name} {customer.last_name}
    </a>
  ) : (
    'Closed account'
  );

/** Why a charge is not made, with the bank's words and what has changed since. */
export const ReasonCell = ({ charge: { reason, bank_message, is_method_new } }: { charge: Charge }) =>
  reason && (
    <>
      <StateMark kind={reasonMark(reason)}>{REASON_WORDS[reason]}</StateMark>
      {bank_message && <p>“{bank_message}”</p>}
      {is_method_new && <p>Another card was chosen since</p>}
    </>
  );

/** How often a charge was tried, and what comes next. */
export const TriesCell = ({ charge }: { charge: Charge }) => (
  <>
    {charge.tries > 0 && <p>{triesWords(charge.tries)}</p>}
    {charge.failed_at && <p>Last on {formatMoment(charge.failed_at)}</p>}
    <p>{charge.next_try_at ? `Next on ${formatMoment(charge.next_try_at)}` : waitsFor(charge)}</p>
  </>
);

/** What the customer was mailed. */
export const Mails = ({ mails }: Pick<Charge, 'mails'>) =>
  mails.length === 0 ? (
    <p>None in 30 days</p>
  ) : (
    mails.map(({ kind, at, is_sent }) => (
      <p key={`${kind} ${at}`}>
        {MAIL_WORDS[kind]}, {formatMoment(at)}
        {!is_sent && ' (not sent yet)'}
      </p>
    ))
  );

/** When a charge was due, with how long ago that is. */
export const dueWords = ({ due_at }: Pick<Charge, 'due_at'>, now: number): string =>
  Date.parse(due_at) > now ? formatMoment(due_at) : `${formatMoment(due_at)} (${formatAge(due_at, now)})`;

/** What is charged, and to what. */
export const AmountCell = ({ amount, paid_with }: Pick<Charge, 'amount' | 'paid_with'>) => (
  <>
    <p>{amount === null ? 'Not known' : formatCents(amount)}</p>
    {paid_with && <p>{paid_with}</p>}
  </>
);
