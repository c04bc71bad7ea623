import { Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { OrderDetails } from '../api/order';
import { standing } from '../model/return-standing';

/** The returns of an order, and where each is. */
export function Returns({ order: { returns } }: { order: OrderDetails }) {
  if (returns.length === 0) return null;
  return (
    <Panel ground="mist">
      <Stack gap={3}>
        <Heading level={2} size="md">
          Returns
        </Heading>
        {returns.map((sent) => (
          <Stack gap={1} key={sent.code}>
            <Text strong>{sent.code}</Text>
            <Text size="sm" tone="muted">
              {standing(sent)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
