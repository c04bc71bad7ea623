import { isInPharmacy, orderSums, paymentLabel, readyWords, suburbName } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { letterhead } from '@saltbush/shared-ui/brand';
import { formatCents, Grid, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import {
  CollectPlace,
  LineItem,
  LineItemList,
  PrintSheet,
  TotalsList,
} from '@saltbush/shared-ui/design/orders';
import type { OrderDetails } from '../api/order';
import { formatDate } from '../model/format-order';
import type { OrderAccess } from '../model/order-access';
import { OrderActions } from './OrderActions';
import styles from './OrderDetail.module.css';
import { OrderTimeline } from './OrderTimeline';
import { Refunds } from './Refunds';
import { Returns } from './Returns';
import { Scripts } from './Scripts';

function totalRows(order: OrderDetails) {
  const { items, delivery, note } = orderSums(order);
  return [
    { label: 'Items', cents: items, ...(note && { note }) },
    { label: order.shipping_method?.name ?? 'Delivery', cents: delivery },
  ];
}

function Delivery({ order }: { order: OrderDetails }) {
  const address = order.shipping_address;
  const ready = isInPharmacy(order.state) ? readyWords(order.cnc_location?.ready_by) : null;
  return (
    <Panel ground="mist">
      <Stack gap={2}>
        <Heading level={2} size="md">
          {order.cnc_location ? 'Collect from' : 'Delivery'}
        </Heading>
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
        {order.tracking && (
          <Text size="sm" tone="muted">
            {order.tracking.carrier} tracking number {order.tracking.number}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

function Summary({ order }: { order: OrderDetails }) {
  const points = order.edr_base_points + order.edr_bonus_points;
  return (
    <Stack gap={4}>
      <Panel ground="mist">
        <TotalsList
          rows={totalRows(order)}
          total={{ label: 'Total', cents: order.order_total }}
          footnote={`Includes GST of ${formatCents(order.gst_total, { free: false })}`}
        />
      </Panel>
      <Refunds order={order} />
      <Returns order={order} />
      <Delivery order={order} />
      {order.payment && (
        <Text size="sm" tone="muted">
          {order.refund_total > 0 ? 'Was paid with' : 'Paid with'} {paymentLabel(order.payment)}
        </Text>
      )}
      {points > 0 && (
        <Text size="sm" tone="muted">
          {points} Saltbush Rewards points
        </Text>
      )}
    </Stack>
  );
}

interface OrderDetailProps {
  order: OrderDetails;
  /** What lets its customer change it; without one it is only shown. */
  access?: OrderAccess | null;
  onChanged?: (order: OrderDetails) => void;
  /** Shows the returns of an order that has no page of its own. */
  onReturn?: () => void;
}

const metaOf = ({ refunded_quantity: units }: OrderDetails['items'][number]) =>
  units > 0 ? `${units} refunded` : undefined;

/** All details of an order; prints as a tax invoice. */
export function OrderDetail({ order, access, onChanged, onReturn }: OrderDetailProps) {
  return (
    <PrintSheet
      title={`Tax invoice ${order.reference}`}
      from={letterhead}
      printLabel="Print tax invoice"
      intro={
        <Text tone="muted">
          Placed on {formatDate(order.created_at)} · {order.email}
        </Text>
      }
    >
      <OrderTimeline order={order} />
      {order.scripts.length > 0 && (
        <div className={styles.scripts}>
          <Scripts order={order} />
        </div>
      )}
      {access && onChanged && (
        <div className={styles.actions}>
          <OrderActions order={order} access={access} onChanged={onChanged} onReturn={onReturn} />
        </div>
      )}
      <Grid columns="summary" gap={8}>
        <LineItemList label="Items in this order">
          {order.items.map((item) => (
            <LineItem
              key={item.line}
              title={item.name}
              headingLevel={2}
              href={item.slug ? links.product(item.slug) : undefined}
              image={item.image_url}
              totalCents={item.line_total}
              unitCents={item.unit_price}
              quantity={item.quantity}
              meta={metaOf(item)}
            />
          ))}
        </LineItemList>
        <Summary order={order} />
      </Grid>
    </PrintSheet>
  );
}
