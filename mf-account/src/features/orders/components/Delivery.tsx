import { suburbName } from '@saltbush/contract';
import { Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { CollectPlace } from '@saltbush/shared-ui/design/orders';
import type { OrderDetails } from '../api/order';
import styles from './OrderDetail.module.css';

/** Where an order goes, or is collected. */
export function Delivery({ order }: { order: OrderDetails }) {
  const address = order.shipping_address;
  return (
    <Panel ground="mist">
      <Stack gap={2}>
        <Heading level={2} size="md">
          {order.cnc_location ? 'Collect from' : 'Delivery'}
        </Heading>
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
        {order.tracking && (
          <Text size="sm" tone="muted">
            {order.tracking.carrier} tracking number {order.tracking.number}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
