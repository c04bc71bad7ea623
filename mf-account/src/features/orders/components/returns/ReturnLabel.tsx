import { letterhead } from '@saltbush/shared-ui/brand';
import { Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { PrintSheet } from '@saltbush/shared-ui/design/orders';
import type { OrderDetails } from '../../api/order';
import styles from './ReturnLabel.module.css';

type Return = OrderDetails['returns'][number];

/** What to do with a return that the pharmacy waits for, with the label to print. */
export function ReturnLabel({ sent, order }: { sent: Return; order: OrderDetails }) {
  return (
    <PrintSheet
      title={`Return ${sent.code}`}
      from={letterhead}
      printLabel="Print label"
      intro={
        <Text tone="muted">
          Put the label on your parcel and post it to us. We refund you when it has arrived. If something came
          damaged or was wrong, please call us first: we pay the postage.
        </Text>
      }
    >
      <Panel as="section" aria-labelledby="label-title">
        <Stack gap={3}>
          <Heading level={2} size="md" id="label-title">
            Return {sent.code}
          </Heading>
          <div>
            <Text size="sm" tone="muted">
              To
            </Text>
            <address className={styles.address}>
              {letterhead.map((line) => (
                <span className={styles.line} key={line}>
                  {line}
                </span>
              ))}
            </address>
          </div>
          <Text size="sm">
            From {order.first_name} {order.last_name} · order {order.reference}
          </Text>
          <ul className={styles.items}>
            {sent.lines.map(({ line, name, quantity }) => (
              <li key={line}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
        </Stack>
      </Panel>
    </PrintSheet>
  );
}
