import { arrivalWords, suburbName } from '@saltbush/contract';
import {
  formatCents,
  Heading,
  InlineMessage,
  Panel,
  Text,
  TextButton,
  VisuallyHidden,
} from '@saltbush/shared-ui/design/core';
import { PharmacyIcon, TruckIcon } from '@saltbush/shared-ui/design/icons';
import { useRef, useState } from 'react';
import type { Cart, ShippingMethod } from '../../../shared/cart/cart';
import { CLICK_AND_COLLECT, defaultMethod } from '../../../shared/cart/default-method';
import { useShippingChoice } from '../api/set-shipping-method';
import { followPlace, useAddressPlace } from '../model/use-address-place';
import { useDefaultChoice, useMovedChoice } from '../model/use-default-choice';
import { DeliverTo } from './DeliverTo';
import styles from './DeliverTo.module.css';
import { ShippingMethods } from './ShippingMethods';

/** Says where the order goes if what is shown here is for another place. */
function OtherPlace({ cart, onFollowed }: { cart: Cart; onFollowed: () => void }) {
  const place = useAddressPlace(cart);
  if (!place) return null;
  return (
    <InlineMessage tone="warning">
      Your order goes to the address you entered: {cart.shipping_address_1}, {suburbName(place.suburb)}{' '}
      {place.state} {place.postcode}.{' '}
      <TextButton
        onClick={() => {
          followPlace(place);
          onFollowed();
        }}
      >
        Show delivery to this address
      </TextButton>
    </InlineMessage>
  );
}

/** What was asked of the driver, in words; empty if nothing was. */
function driverWords({ authority_to_leave, delivery_instructions }: Cart): string {
  const leave = authority_to_leave ? ['May be left in a safe place'] : [];
  const note = delivery_instructions ? [`For the driver: ${delivery_instructions}`] : [];
  return [...leave, ...note].join('. ');
}

interface ChosenMethodProps {
  cart: Cart;
  method: Pick<ShippingMethod, 'id' | 'name' | 'price' | 'type' | 'delivery_from' | 'delivery_to'>;
}

/** The chosen method in two short lines: its name and price, and when or where the order arrives. */
function ChosenMethod({ cart, method }: ChosenMethodProps) {
  const isCollected = method.id === CLICK_AND_COLLECT;
  const arrives = arrivalWords(method);
  const Icon = isCollected ? PharmacyIcon : TruckIcon;
  const driver = isCollected ? '' : driverWords(cart);
  return (
    <>
      <Icon size={20} strokeWidth={1.75} />
      <div>
        <strong>{method.name}</strong> · {method.price === 0 ? 'Free' : formatCents(method.price)}
        {arrives && <Text size="sm">Arrives {arrives}</Text>}
        {isCollected && cart.cnc_location && <Text size="sm">{cart.cnc_location.name}</Text>}
        {driver && (
          <Text size="sm" tone="muted">
            {driver}
          </Text>
        )}
      </div>
    </>
  );
}

/** Where and how the cart is delivered, in a few lines; the methods unfold to choose another (rule selling-44). */
export function DeliveryChoice({ cart }: { cart: Cart }) {
  const [isOpen, setIsOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const shipping = useShippingChoice(cart.uuid);
  const { choose, picked, failure } = shipping;
  const sent = cart.available_shipping_methods.filter(({ id }) => id !== CLICK_AND_COLLECT);
  const suggested = cart.shipping_method ? null : defaultMethod(sent);
  useDefaultChoice(picked ? null : (suggested?.id ?? null), choose);
  useMovedChoice(cart, choose);
  const method = cart.shipping_method ?? suggested;
  // Of an address, the methods for another place that is looked at say nothing.
  const isOffered =
    method &&
    (Boolean(cart.shipping_address_1) || cart.available_shipping_methods.some(({ id }) => id === method.id));
  const hasToChoose = !isOffered || failure !== undefined;
  // What had to be unfolded stays so until it is folded: the choice made in it would take itself away.
  if (hasToChoose && !isOpen) setIsOpen(true);
  return (
    <Panel as="section" aria-labelledby="delivery-title" className={styles.panel}>
      <Heading ref={title} level={2} size="md" id="delivery-title" tabIndex={-1}>
        Delivery
      </Heading>
      <DeliverTo />
      {method?.id !== CLICK_AND_COLLECT && (
        <OtherPlace cart={cart} onFollowed={() => title.current?.focus()} />
      )}
      {isOffered && (
        <div className={styles.chosen}>
          <ChosenMethod cart={cart} method={method} />
          <TextButton className={styles.change} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Done' : 'Change'}{' '}
            <VisuallyHidden>{isOpen ? 'with the delivery method' : 'the delivery method'}</VisuallyHidden>
          </TextButton>
        </div>
      )}
      {isOpen && <ShippingMethods cart={cart} shipping={shipping} />}
    </Panel>
  );
}
