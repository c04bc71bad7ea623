import { arrivalWords, readyWords, suburbName } from '@saltbush/contract';
import type { Cart } from '../../../shared/cart/cart';
import { type Payment, paymentWords } from '../model/payment';

/** Contact details of the customer. */
export function ContactSummary({ cart }: { cart: Cart }) {
  return (
    <>
      <p>
        {cart.user_first_name} {cart.user_last_name}
      </p>
      <p>{cart.user_email}</p>
    </>
  );
}

function AddressSummary({ cart }: { cart: Cart }) {
  const { shipping_suburb, shipping_state, shipping_postcode } = cart;
  return (
    <>
      <p>
        {cart.shipping_first_name} {cart.shipping_last_name}
      </p>
      <p>{[cart.shipping_address_1, cart.shipping_address_2].filter(Boolean).join(', ')}</p>
      <p>
        {suburbName(shipping_suburb ?? '')} {shipping_state} {shipping_postcode}
      </p>
    </>
  );
}

function MethodSummary({ cart }: { cart: Cart }) {
  const method = cart.shipping_method;
  const arrives = method && arrivalWords(method);
  return (
    <>
      <p>
        {method?.name}
        {arrives && `, arrives ${arrives}`}
      </p>
      {cart.authority_to_leave && <p>The driver may leave it in a safe place.</p>}
      {cart.delivery_instructions && <p>Note for the driver: {cart.delivery_instructions}</p>}
    </>
  );
}

/** The pharmacy, and the day by which the order is ready there, as the order will say it. */
function CollectSummary({ cart: { cnc_location: place } }: { cart: Cart }) {
  const day = readyWords(place?.ready_by);
  return (
    <>
      <p>Collect from {place?.name}</p>
      {day && <p>Ready by {day}</p>}
    </>
  );
}

/** Delivery destination, method with its days, and what the driver is told. */
export function DeliverySummary({ cart }: { cart: Cart }) {
  if (!cart.requires_shipping) return <p>Nothing needs to be sent.</p>;
  const isCollected = cart.shipping_method?.type === 'click-and-collect';
  return (
    <>
      {isCollected ? <CollectSummary cart={cart} /> : <AddressSummary cart={cart} />}
      {!isCollected && <MethodSummary cart={cart} />}
    </>
  );
}

/** Payment method. */
export function PaymentSummary({ payment }: { payment: Payment | null }) {
  return <p>{payment ? paymentWords(payment) : 'Nothing to pay'}</p>;
}
