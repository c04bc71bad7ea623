import { PHARMACY, suburbName } from '@saltbush/contract';
import { Heading, InlineMessage, Panel, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { CollectPlace } from '@saltbush/shared-ui/design/orders';
import type { OrderDetails } from '../api/order';
import { collectWords, deliveryWords, isLate } from '../model/delivery-words';
import styles from './OrderDetail.module.css';

interface DeliveryProps {
  order: OrderDetails;
  /** In milliseconds. */
  now?: number;
}

/** Says that an order is late, and whom to ask. */
function Late() {
  return (
    <InlineMessage tone="warning">
      This is later than we promised, and we are sorry. Call us on{' '}
      <TextLink href={PHARMACY.phone.href}>{PHARMACY.phone.display}</TextLink> or write to{' '}
      <TextLink href={`mailto:${PHARMACY.email}`}>{PHARMACY.email}</TextLink>: we find out where it is.
    </InlineMessage>
  );
}

/** How and when an order comes, where it goes with its note for the driver, or where it is collected. */
export function Delivery({ order, now = Date.now() }: DeliveryProps) {
  const { shipping_address: address, delivery_instructions: note } = order;
  const method = deliveryWords(order, now);
  const ready = collectWords(order, now);
  return (
    <Panel ground="mist">
      <Stack gap={2}>
        <Heading level={2} size="md">
          {order.cnc_location ? 'Collect from' : 'Delivery'}
        </Heading>
        {method && <Text>{method}</Text>}
        {ready && <Text>{ready}</Text>}
        {isLate(order, now) && <Late />}
        {order.cnc_location && (
          <CollectPlace name={order.cnc_location.name} place={order.cnc_location.place} />
        )}
        {address && (
          <address className={styles.address}>
            {address.first_name} {address.last_name}
            <br />
            {address.address_1}
            {address.address_2 && `, ${address.address_2}`}
            <br />
            {suburbName(address.suburb)} {address.state} {address.postcode}
          </address>
        )}
        {address && note && <Text>For the driver: {note}</Text>}
        {order.tracking && (
          <Text size="sm" tone="muted">
            {order.tracking.carrier} tracking number {order.tracking.number}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
