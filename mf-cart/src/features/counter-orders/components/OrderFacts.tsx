import {
  isPermitted,
  orderSums,
  paymentLabel,
  REFUND_REASONS,
  type RefundReason,
  suburbName,
} from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import type { StaffOrder } from '../api/staff-order-fields';
import { CALL_WORDS } from '../model/call-words';
import { standingOf, stateOf } from '../model/state-words';

function deliveryOf({ shipping_address: to, cnc_location }: StaffOrder['order']): string {
  if (cnc_location) return `Collected from ${cnc_location.name}`;
  if (!to) return 'Nothing is sent';
  const { first_name, last_name, address_1, address_2, suburb, state, postcode, phone } = to;
  const name = `${first_name} ${last_name}`;
  return [name, address_1, address_2, `${suburbName(suburb)} ${state} ${postcode}`, phone]
    .filter(Boolean)
    .join(', ');
}

/** The customer, with a link to the account for those who may open it. */
export function CustomerPanel({ staffOrder: { order, customer_id } }: { staffOrder: StaffOrder }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const name = `${order.first_name} ${order.last_name}`;
  const isLinked = customer_id !== null && isPermitted(role, 'customers:find');
  const facts = [
    {
      label: 'Name',
      value: isLinked ? <a href={links.staff.customer(customer_id)}>{name}</a> : `${name} (guest)`,
    },
    { label: 'E-mail', value: order.email },
    { label: 'Delivery', value: order.shipping_method?.name ?? 'None' },
    { label: 'To', value: deliveryOf(order) },
    ...(order.delivery_instructions ? [{ label: 'Instructions', value: order.delivery_instructions }] : []),
    { label: 'May be left', value: order.authority_to_leave ? 'Yes' : 'No' },
  ];
  return (
    <CounterPanel title="Customer">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}

/** What was paid and given back. */
export function MoneyPanel({ staffOrder: { order } }: { staffOrder: StaffOrder }) {
  const { items, discounts, delivery, total } = orderSums(order);
  const facts = [
    { label: 'Items', value: formatCents(items) },
    ...discounts.map(({ name, amount }) => ({ label: name, value: `−${formatCents(amount)}` })),
    { label: 'Delivery fee', value: formatCents(delivery) },
    { label: 'Total', value: formatCents(total) },
    ...(order.payment ? [{ label: 'Paid by', value: paymentLabel(order.payment) }] : []),
    ...order.refunds.map(({ reason, amount, at }) => ({
      label: 'Refund',
      value: `${formatCents(amount)}, ${REFUND_REASONS[reason as RefundReason] ?? reason}, ${formatMoment(at)}`,
    })),
  ];
  return (
    <CounterPanel title="Money">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}

/** What has happened, and what this customer ordered otherwise. */
export function HistoryPanel({ staffOrder: { order, earlier, review, call } }: { staffOrder: StaffOrder }) {
  const facts = [
    ...order.timeline.map(({ state, at }) => ({
      label: stateOf(state, order).words,
      value: formatMoment(at),
    })),
    ...(call?.attempts ?? []).map(({ outcome, at, staff_name }) => ({
      label: CALL_WORDS[outcome],
      value: `${staff_name}, ${formatMoment(at)}`,
    })),
    ...(review ? [{ label: 'Approved', value: `${review.staff_name}, ${formatMoment(review.at)}` }] : []),
  ];
  return (
    <>
      <CounterPanel title="History">
        <CounterFacts facts={facts} />
      </CounterPanel>
      <CounterPanel title="Other orders">
        {earlier.length === 0 && <p>None</p>}
        {earlier.length > 0 && (
          <ul>
            {earlier.map(({ reference, created_at, order_total, ...other }) => (
              <li key={reference}>
                <a href={links.staff.order(reference)}>{reference}</a>, {formatMoment(created_at)},{' '}
                {standingOf(other).words}, {formatCents(order_total)}
              </li>
            ))}
          </ul>
        )}
      </CounterPanel>
    </>
  );
}
