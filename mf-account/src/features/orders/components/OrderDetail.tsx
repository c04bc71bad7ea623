import { lineBeforeDiscounts } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { invoiceLetterhead } from '@saltbush/shared-ui/brand';
import { Grid, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { LineItem, LineItemList, PrintSheet, TotalsList } from '@saltbush/shared-ui/design/orders';
import type { OrderDetails } from '../api/order';
import { formatDate } from '../model/format-order';
import type { OrderAccess } from '../model/order-access';
import { footnoteOf, isCharged, paidWith, pointsOf, totalRows } from '../model/order-money';
import { Delivery } from './Delivery';
import { OrderActions } from './OrderActions';
import styles from './OrderDetail.module.css';
import { OrderTimeline } from './OrderTimeline';
import { Refunds } from './Refunds';
import { Returns } from './Returns';
import { Scripts } from './Scripts';

function Summary({ order }: { order: OrderDetails }) {
  const points = pointsOf(order);
  const paid = paidWith(order);
  return (
    <Stack gap={4}>
      <Panel ground="mist">
        <TotalsList
          rows={totalRows(order)}
          total={{ label: 'Total', cents: order.order_total }}
          footnote={footnoteOf(order)}
        />
      </Panel>
      <Refunds order={order} />
      <Returns order={order} />
      <Delivery order={order} />
      {paid && (
        <Text size="sm" tone="muted">
          {paid}
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

/** All details of an order; prints as a tax invoice, if anything was charged. */
export function OrderDetail({ order, access, onChanged, onReturn }: OrderDetailProps) {
  const isInvoice = isCharged(order);
  return (
    <PrintSheet
      title={`${isInvoice ? 'Tax invoice' : 'Order'} ${order.reference}`}
      from={invoiceLetterhead}
      printLabel={isInvoice ? 'Print tax invoice' : undefined}
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
              totalCents={lineBeforeDiscounts(item)}
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
