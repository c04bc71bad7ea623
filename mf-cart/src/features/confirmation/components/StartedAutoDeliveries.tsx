import { frequencyWords, paymentLabel } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Heading, Panel, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import type { PlacedOrder } from '../../../shared/order/api/order-query';

/** The AutoDeliveries that an order has started: what comes next, what is charged, until when it can be changed. */
export function StartedAutoDeliveries({ order }: { order: PlacedOrder }) {
  const { planned_autodeliveries: started, payment } = order;
  if (started.length === 0) return null;
  const card = payment ? paymentLabel(payment) : 'your payment method';
  return (
    <Panel as="section" aria-labelledby="autodelivery-title">
      <Stack gap={3}>
        <Heading level={2} size="md" id="autodelivery-title">
          Your AutoDelivery has started
        </Heading>
        {started.map(({ frequency, charged_on, delivered_on, changes_until }) => (
          <Text key={frequency}>
            {frequencyWords(frequency)}. The next order is placed on <strong>{charged_on}</strong> and charged
            to {card}; it is expected {delivered_on}. You can change, skip or cancel it until {changes_until}.
          </Text>
        ))}
        <TextLink href={links.account.autoDelivery()}>Manage your AutoDelivery</TextLink>
      </Stack>
    </Panel>
  );
}
