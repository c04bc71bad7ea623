import { InlineMessage, Stack } from '@saltbush/shared-ui/design/core';
import { useEffect } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { CLICK_AND_COLLECT } from '../../../shared/cart/default-method';
import { useShippingChoice } from '../api/set-shipping-method';
import { CollectLocations } from './CollectLocations';
import { DeliverTo } from './DeliverTo';

/** The pharmacies to collect from; the nearest is chosen until the shopper prefers another. */
export function CollectChoice({ cart, error }: { cart: Cart; error?: string }) {
  const { choose, picked, isIdle, failure } = useShippingChoice(cart.uuid);
  const method = cart.available_shipping_methods.find(({ id }) => id === CLICK_AND_COLLECT);
  const nearest = method?.locations[0]?.id;
  const isOpen = isIdle && !cart.cnc_location && nearest !== undefined;
  useEffect(() => {
    if (isOpen) choose({ shipping_method_id: CLICK_AND_COLLECT, cnc_location_id: nearest });
  }, [isOpen, nearest, choose]);
  const problem = failure ?? error;
  return (
    <Stack gap={4}>
      <DeliverTo label="Near" />
      <CollectLocations
        locations={method?.locations ?? []}
        chosenId={picked?.cnc_location_id ?? cart.cnc_location?.id ?? null}
        onChoose={(id) => choose({ shipping_method_id: CLICK_AND_COLLECT, cnc_location_id: id })}
      />
      {problem && (
        <InlineMessage tone="error" live>
          {problem}
        </InlineMessage>
      )}
    </Stack>
  );
}
