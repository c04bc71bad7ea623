import { usePreference } from '@saltbush/shared-ui/platform';
import { useEffect, useRef } from 'react';
import type { ShippingChoice } from '../../../shared/cart/api/set-shipping-method';

/** Chooses a method where none is chosen: once for each place, so that a refusal is not asked for again. */
export function useDefaultChoice(methodId: string | null, choose: (choice: ShippingChoice) => void): void {
  const postcode = usePreference((state) => state.preference?.postcode ?? null);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const key = `${methodId} ${postcode}`;
    if (methodId === null || asked.current === key) return;
    asked.current = key;
    choose({ shipping_method_id: methodId });
  }, [methodId, postcode, choose]);
}
