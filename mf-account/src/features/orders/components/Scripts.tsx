import { Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { OrderDetails } from '../api/order';
import { scriptStanding } from '../model/script-standing';

/** The scripts that an order needs, and where each stands. */
export function Scripts({ order: { scripts } }: { order: OrderDetails }) {
  return (
    <Panel ground="mist">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {scripts.length === 1 ? 'Your script' : 'Your scripts'}
        </Heading>
        {scripts.map((script) => (
          <Stack gap={1} key={script.line}>
            <Text strong>{script.name}</Text>
            <Text size="sm" tone="muted">
              {scriptStanding(script)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
