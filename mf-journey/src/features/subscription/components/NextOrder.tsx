import { Badge, Heading, Panel, Stack } from '@saltbush/shared-ui/design/core';
import { LineItem, LineItemList, TotalsList } from '@saltbush/shared-ui/design/orders';
import { links } from '@saltbush/shared-ui/links';
import type { Subscription } from '../api/subscriptions';

/** What the next program order contains and costs. */
export function NextOrder({ subscription }: { subscription: Subscription }) {
  const { items, discount_total, items_total, program_fee, total } = subscription;
  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        Your next order
      </Heading>
      <LineItemList label="Items of your next order">
        {items.map((item) => (
          <LineItem
            key={item.id}
            title={item.product?.name ?? 'No longer available'}
            href={item.product ? links.product(item.product.slug) : undefined}
            image={item.product?.primary_image?.url ?? null}
            totalCents={item.price * item.quantity}
            unitCents={item.price}
            quantity={item.quantity}
            meta={item.is_prescribed ? <Badge tone="plum">Prescribed for you</Badge> : undefined}
          />
        ))}
      </LineItemList>
      <Panel ground="mist">
        <TotalsList
          rows={[
            { label: 'Items', cents: items_total },
            { label: 'Program fee', cents: program_fee },
            { label: 'Program savings', cents: discount_total, kind: 'saving' },
            { label: 'Delivery', cents: 0 },
          ]}
          total={{ label: 'Total', cents: total }}
        />
      </Panel>
    </Stack>
  );
}
