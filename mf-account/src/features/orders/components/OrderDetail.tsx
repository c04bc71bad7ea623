import { paymentLabel, suburbName } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { letterhead } from '@saltbush/shared-ui/brand';
import { formatCents, Grid, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { LineItem, LineItemList, PrintSheet, TotalsList } from '@saltbush/shared-ui/design/orders';
import type { OrderDetails } from '../api/order';
import { formatDate } from '../model/format-order';
import styles from './OrderDetail.module.css';
import { OrderTimeline } from './OrderTimeline';

function totalRows(order: OrderDetails) {
  const discount = order.discount_total > 0;
  return [
    { label: 'Items', cents: order.item_total },
    ...(discount ? [{ label: 'Discounts', cents: order.discount_total, kind: 'saving' as const }] : []),
    { label: order.shipping_method?.name ?? 'Delivery', cents: order.shipping_total },
  ];
}

function Delivery({ order }: { order: OrderDetails }) {
  const address = order.shipping_address;
  return (
    <Panel ground="mist">
      <Stack gap={2}>
        <Heading level={2} size="md">
          {order.cnc_location ? 'Collect from' : 'Delivery'}
        </Heading>
        {order.cnc_location && <Text>{order.cnc_location.name}</Text>}
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
      <Delivery order={order} />
      {order.payment && (
        <Text size="sm" tone="muted">
          Paid with {paymentLabel(order.payment)}
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

/** All details of an order; prints as a tax invoice. */
export function OrderDetail({ order }: { order: OrderDetails }) {
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
      <Grid columns="summary" gap={8}>
        <LineItemList label="Items in this order">
          {order.items.map((item) => (
            <LineItem
              key={item.code}
              title={item.name}
              headingLevel={2}
              href={item.slug ? links.product(item.slug) : undefined}
              image={item.image_url}
              totalCents={item.line_total}
              unitCents={item.unit_price}
              quantity={item.quantity}
            />
          ))}
        </LineItemList>
        <Summary order={order} />
      </Grid>
    </PrintSheet>
  );
}
