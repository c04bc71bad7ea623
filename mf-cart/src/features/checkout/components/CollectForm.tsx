import { Button } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { collectedCart, hasListedPharmacy, pharmaciesOf } from '../model/collection';

interface CollectFormProps {
  cart: Cart;
  /** Renders the shopper's location and nearby pharmacies, along with any error in the choice. */
  locations: (error?: string) => ReactNode;
  onDone: (cart: Cart) => void;
}

type State = 'open' | 'storing' | 'missing';

/** Form to choose a pharmacy for collection; it needs no address. Without a pharmacy near there is no step to take. */
export function CollectForm({ cart, locations, onDone }: CollectFormProps) {
  const [state, setState] = useState<State>('open');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('storing');
    const collected = await collectedCart(cart);
    setState(collected ? 'open' : 'missing');
    if (collected) onDone(collected);
  };
  const isMissing = state === 'missing' && !hasListedPharmacy(cart);
  return (
    <FormLayout onSubmit={submit}>
      {locations(isMissing ? 'Please choose a pharmacy to collect from' : undefined)}
      {pharmaciesOf(cart).length > 0 && (
        <Button type="submit" status={state === 'storing' ? 'busy' : 'idle'} busyLabel="Saving...">
          Continue to payment
        </Button>
      )}
    </FormLayout>
  );
}
