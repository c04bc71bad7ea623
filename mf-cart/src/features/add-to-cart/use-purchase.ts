import { requestedPriceType } from '@saltbush/contract';
import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { links } from '@saltbush/shared-ui/links';
import { openOverlay, type PurchaseProduct, useSession } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { addItem } from '../../model/add-item';
import { errorMessage } from '../../model/error-message';
import { callToAction, isBlocked } from './call-to-action';
import type { Requirement } from './requirement';

/** Quantity and main call to action of a product page: one state for the buy box and the bar that follows. */
export function usePurchase(product: PurchaseProduct, requirement: Requirement | null) {
  const [quantity, setQuantity] = useState(1);
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const isImpersonated = useSession((state) => state.impersonation !== null);
  const { status, run, failure } = useActionStatus();
  const action = callToAction({ product, isSignedIn, isImpersonated });

  const add = () =>
    run(() =>
      addItem({
        product_id: String(product.id),
        quantity,
        price_type: requestedPriceType(product.prices, quantity, product.priceType),
        source: `products_${product.slug}-pdp_add_button-add_to_cart`,
      }),
    );
  const press = () => {
    if (action.kind === 'sign-in') openOverlay('auth', { mode: 'login' });
    else if (action.kind === 'consult') window.open(links.telehealth.appointment(), '_blank', 'noopener');
    else if (!isBlocked(action)) {
      if (requirement && !requirement.isMet) requirement.demand();
      else void add();
    }
  };

  return {
    quantity,
    setQuantity,
    action,
    isBlocked: isBlocked(action),
    hasQuantity: action.kind === 'add' || action.kind === 'pre-order',
    status,
    press,
    failure: failure ? errorMessage(failure) : null,
  };
}

export type PurchaseState = ReturnType<typeof usePurchase>;
