import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type ShippingChoice, setShippingMethod } from '../../../shared/cart/api/set-shipping-method';

/** Chooses the cart's delivery or collection method for the shopper's postcode. */
export function useShippingChoice(uuid: string) {
  const { mutate, isIdle, error } = useMutation({
    mutationFn: (choice: ShippingChoice) => setShippingMethod(uuid, choice),
  });
  // Set on click: mutation variables update a moment later, and the selection would flicker.
  const [picked, setPicked] = useState<ShippingChoice | null>(null);
  const choose = useCallback(
    (choice: ShippingChoice) => {
      setPicked(choice);
      mutate(choice, { onSettled: () => setPicked(null) });
    },
    [mutate],
  );
  return {
    choose,
    /** The choice that is being stored. */
    picked,
    /** Nothing has been chosen here yet. */
    isIdle,
    failure: error ? errorMessage(error) : undefined,
  };
}
