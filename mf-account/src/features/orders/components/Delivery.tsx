import { isInPharmacy, readyWords, suburbName } from '@saltbush/contract';
import { Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { CollectPlace } from '@saltbush/shared-ui/design/orders';
import type { OrderDetails } from '../api/order';
import { deliveryWords } from '../model/delivery-words';
import styles from './OrderDetail.module.css';

/** How and when an order comes, where it goes with its note for the driver, or where it is collected. */
export function Delivery({ order }: { order: OrderDetails }) {
  const { shipping_address: address, delivery_instructions: note } = order;
  const method = deliveryWords(order);
  const ready = isInPharmacy(order.state) ? readyWords(order.cnc_location?.ready_by) : null;
  return (
    <Panel ground="mist">
      <Stack gap={2}>
        <Heading level={2} size="md">
          {order.cnc_location ? 'Collect from' : 'Delivery'}
        </Heading>
        {method && <Text>{method}</Text>}
        {ready && <Text>Ready by {ready}</Text>}
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
