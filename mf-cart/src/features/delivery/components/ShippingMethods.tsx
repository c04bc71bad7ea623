import { InlineMessage, Stack } from '@saltbush/shared-ui/design/core';
import { type ChoiceOption, RadioGroup } from '@saltbush/shared-ui/design/forms';
import type { Cart, ShippingMethod } from '../../../shared/cart/cart';
import { CLICK_AND_COLLECT, defaultMethod } from '../../../shared/cart/default-method';
import { useShippingChoice } from '../api/set-shipping-method';
import { useDefaultChoice } from '../model/use-default-choice';
import { ArrivalInfo } from './ArrivalInfo';
import { CollectLocations } from './CollectLocations';
import { DeliveryInstructions } from './DeliveryInstructions';

const priceWord = (displayPrice: string) => (displayPrice === 'free' ? 'Free' : displayPrice);

const toOption = (method: ShippingMethod): ChoiceOption => ({
  value: method.id,
  label: method.name,
  hint: <ArrivalInfo method={method} />,
  aside: priceWord(method.display_price),
});

/** Delivery methods for the shopper's postcode, with the fields each one needs (section 2.15). */
export function ShippingMethods({
  cart,
  methods = cart.available_shipping_methods,
  hasDefault = false,
  shipping,
  error,
}: {
  cart: Cart;
  /** Limits the choice to these methods; all are offered by default. */
  methods?: readonly ShippingMethod[];
  /** Chooses the cheapest method where none was chosen; a pharmacy, or a method of another place, stays chosen. */
  hasDefault?: boolean;
  /** The choice of whoever shows more of it; its own by default. */
  shipping?: ReturnType<typeof useShippingChoice>;
  error?: string;
}) {
  const own = useShippingChoice(cart.uuid);
  const { choose, picked, failure } = shipping ?? own;
  const chosenId = picked?.shipping_method_id ?? cart.shipping_method?.id ?? null;
  const chosen = methods.find(({ id }) => id === chosenId) ?? null;
  const suggested = hasDefault && !cart.shipping_method && !picked ? defaultMethod(methods) : null;
  useDefaultChoice(suggested?.id ?? null, choose);
  const nearestOf = (id: string) => methods.find((method) => method.id === id)?.locations[0]?.id;

  if (methods.length === 0) {
    return (
      <InlineMessage tone="warning">
        We can’t send these items to this postcode. Please choose another one.
      </InlineMessage>
    );
  }
  return (
    <Stack gap={5}>
      <RadioGroup
        id="shipping-method"
        legend="Delivery method"
        hideLegend
        layout="cards"
        name="shipping-method"
        options={methods.map(toOption)}
        value={chosenId}
        onChange={(id) => choose({ shipping_method_id: id, cnc_location_id: nearestOf(id) })}
        error={failure ?? error}
      />
      {chosen?.id === CLICK_AND_COLLECT && (
        <CollectLocations
          locations={chosen.locations}
          chosenId={picked?.cnc_location_id ?? cart.cnc_location?.id ?? null}
          onChoose={(id) => choose({ shipping_method_id: CLICK_AND_COLLECT, cnc_location_id: id })}
        />
      )}
      {chosen && chosen.id !== CLICK_AND_COLLECT && (
        <DeliveryInstructions
          key={cart.uuid}
          cartUuid={cart.uuid}
          authorityToLeave={cart.authority_to_leave}
          instructions={cart.delivery_instructions ?? ''}
          onChange={(change) => choose({ shipping_method_id: chosen.id, ...change })}
        />
      )}
    </Stack>
  );
}
