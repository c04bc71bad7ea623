import { Stack } from '@saltbush/shared-ui/design/core';
import { SegmentedChoice } from '@saltbush/shared-ui/design/forms';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { addressesQuery } from '@saltbush/shared-ui/entities';
import { usePreference, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { addressDefaults } from '../model/address-defaults';
import { isCollect } from '../model/collection';
import { CollectForm } from './CollectForm';
import { DeliverForm } from './DeliverForm';

export type DeliveryMode = 'deliver' | 'collect';

const MODES = [
  { value: 'deliver', label: 'Deliver to an address' },
  { value: 'collect', label: 'Click and collect' },
];

export interface DeliverySectionProps {
  cart: Cart;
  /** Renders the choice of a method; composed by the page. */
  methods: (mode: DeliveryMode, error?: string) => ReactNode;
  onDone: (cart: Cart) => void;
}

function Address({ cart, methods, onDone }: DeliverySectionProps) {
  const { status, user } = useSession();
  const preference = usePreference((state) => state.preference);
  const isSignedIn = status === 'signed-in';
  const {
    data: addresses,
    isPending,
    isError,
  } = useQuery({
    ...addressesQuery(),
    enabled: isSignedIn,
  });
  const isLoading = isSignedIn && isPending && !isError;
  // What is typed stays while a session ends and begins again.
  const [isStarted, setIsStarted] = useState(!isLoading);
  if (!isLoading && !isStarted) setIsStarted(true);
  if (!isStarted) return <FormSkeleton fields={5} />;
  return (
    <DeliverForm
      cart={cart}
      addresses={addresses ?? []}
      canKeep={isSignedIn}
      defaults={addressDefaults({ cart, user, addresses: addresses ?? [], preference })}
      methods={(error) => methods('deliver', error)}
      onDone={onDone}
    />
  );
}

/** Second section: an address and a delivery method, or a pharmacy for collection. */
export function DeliverySection(props: DeliverySectionProps) {
  const { cart, methods, onDone } = props;
  const [mode, setMode] = useState<DeliveryMode>(isCollect(cart.shipping_method?.id) ? 'collect' : 'deliver');
  const canCollect = cart.available_shipping_methods.some(({ id }) => isCollect(id));
  return (
    <Stack gap={5}>
      {(canCollect || mode === 'collect') && (
        <SegmentedChoice
          legend="How would you like to get your order?"
          name="delivery-mode"
          options={MODES}
          value={mode}
          onChange={(value) => setMode(value === 'collect' ? 'collect' : 'deliver')}
        />
      )}
      {mode === 'deliver' ? (
        <Address {...props} />
      ) : (
        <CollectForm cart={cart} locations={(error) => methods('collect', error)} onDone={onDone} />
      )}
    </Stack>
  );
}
