import { lineBeforeDiscounts, paymentLabel, SHOP } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { invoiceLetterhead } from '@saltbush/shared-ui/brand';
import {
  Button,
  ButtonLink,
  Cluster,
  formatCents,
  Grid,
  Heading,
  Panel,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { PrinterIcon } from '@saltbush/shared-ui/design/icons';
import {
  CollectPlace,
  LineItem,
  LineItemList,
  PrintSheet,
  TotalsList,
} from '@saltbush/shared-ui/design/orders';
import type { PlacedOrder } from '../../../shared/order/api/order-query';
import { deliveryLine, destinationLines, isOver, orderRows, readyLine } from '../model/order-labels';
import { AccountOffer } from './AccountOffer';
import styles from './Confirmation.module.css';
import { OrderSteps } from './OrderSteps';
import { StartedAutoDeliveries } from './StartedAutoDeliveries';
import { Thanks } from './Thanks';

function Items({ order }: { order: PlacedOrder }) {
  return (
    <Panel as="section" className={styles.part} aria-labelledby="items-title">
      <Heading level={2} size="md" id="items-title">
        {order.num_items === 1 ? '1 item' : `${order.num_items} items`}
      </Heading>
      <LineItemList label="Ordered items">
        {order.items.map((item) => (
          <LineItem
            key={`${item.product_id} ${item.frequency ?? ''} ${item.unit_price}`}
            title={item.name}
            href={item.slug ? links.product(item.slug) : undefined}
            image={item.image_url}
            quantity={item.quantity}
            unitCents={item.unit_price}
            totalCents={lineBeforeDiscounts(item)}
          />
        ))}
      </LineItemList>
    </Panel>
  );
}

function Destination({ order, now }: { order: PlacedOrder; now: number }) {
  const lines = destinationLines(order);
  const method = deliveryLine(order, now);
  const { cnc_location: pharmacy } = order;
  const ready = readyLine(order, now);
  if (lines.length === 0 && !pharmacy) return null;
  return (
    <Panel as="section" className={styles.part} aria-labelledby="destination-title">
      <Heading level={2} size="md" id="destination-title">
        {pharmacy ? 'Collect from' : 'Delivery'}
      </Heading>
      {ready && <Text>{ready}</Text>}
      {pharmacy && <CollectPlace name={pharmacy.name} place={pharmacy.place} />}
      <div>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </div>
      {method && <Text tone="muted">{method}</Text>}
    </Panel>
  );
}

function Totals({ order }: { order: PlacedOrder }) {
  const points = order.edr_base_points + order.edr_bonus_points;
  return (
    <Panel as="section" ground="mist" aria-labelledby="totals-title">
      <Stack gap={4}>
        <Heading level={2} size="md" id="totals-title">
          Order {order.reference}
        </Heading>
        <TotalsList
          rows={orderRows(order)}
          total={{ label: 'Total', cents: order.order_total }}
          footnote={`Includes GST of ${formatCents(order.gst_total, { free: false })}`}
        />
        {order.payment && !isOver(order) && <Text size="sm">Paid with {paymentLabel(order.payment)}.</Text>}
        {points > 0 && !isOver(order) && (
          <Text size="sm">
            You collect {points} {SHOP.rewards} points with this order.
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

/** The page of a guest's order, opened by its token in the fragment, which reaches no server. */
const guestHref = ({ link_token }: PlacedOrder): string =>
  link_token ? `${links.orderLookup()}#${link_token}` : links.orderLookup();

interface ConfirmationProps {
  order: PlacedOrder;
  isSignedIn: boolean;
  /** In milliseconds. */
  now?: number;
}

/** Confirmation of a placed order: next steps, items and totals including GST. */
export function Confirmation({ order, isSignedIn, now = Date.now() }: ConfirmationProps) {
  return (
    <PrintSheet title={`Tax invoice ${order.reference}`} from={invoiceLetterhead}>
      <Thanks order={order} />
      <OrderSteps order={order} />
      <Grid columns="summary">
        <Stack gap={5}>
          <Items order={order} />
          <Destination order={order} now={now} />
          <StartedAutoDeliveries order={order} />
        </Stack>
        <Totals order={order} />
      </Grid>
      {!isSignedIn && <AccountOffer />}
      <Cluster gap={3} className={styles.actions}>
        <ButtonLink href={links.home()}>Continue shopping</ButtonLink>
        <ButtonLink variant="secondary" href={isSignedIn ? links.account.orders() : guestHref(order)}>
          {isSignedIn ? 'See your orders' : 'View or change this order'}
        </ButtonLink>
        <Button variant="quiet" icon={PrinterIcon} onClick={() => window.print()}>
          Print
        </Button>
      </Cluster>
    </PrintSheet>
  );
}
