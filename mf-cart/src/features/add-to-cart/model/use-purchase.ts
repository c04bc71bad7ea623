import { requestedPriceType } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage, openOverlay, type PurchaseProduct, useSession } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { addItem } from '../../../shared/cart/api/add-item';
import { callToAction, hasQuantity, isBlocked } from './call-to-action';
import type { PurchaseChoices } from './choices';

const book = () => window.open(links.telehealth.appointment(), '_blank', 'noopener');

/** Quantity and main call to action of a product page, shared by the buy box and the sticky bar. */
export function usePurchase(product: PurchaseProduct, choices: PurchaseChoices) {
  const { requirement, script, delivery, program } = choices;
  const [quantity, setQuantity] = useState(1);
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const isImpersonated = useSession((state) => state.impersonation !== null);
  const { status, run, failure } = useActionStatus();
  const action = callToAction({
    product,
    isSignedIn,
    isImpersonated,
    script,
    deliveryType: delivery?.type,
  });

  const item = (count = quantity) => ({
    product_id: String(product.id),
    quantity: count,
    price_type: requestedPriceType(product.prices, count, product.priceType),
    source: `products_${product.slug}-pdp_add_button-add_to_cart`,
    ...(script?.isPassed && script.line),
  });
  const add = async (count?: number) => {
    try {
      await addItem(item(count));
    } catch (error) {
      script?.onRejected(error);
      throw error;
    }
  };
  const buyOnce = async () => {
    if (program && (await program.opens(false))) {
      return program.open(quantity, add);
    }
    await run(() => add());
  };
  const buy = () => {
    if (requirement && !requirement.isMet) return requirement.requestAnswer();
    if (action.kind !== 'autodelivery' || !delivery) return void buyOnce();
    if (delivery.check()) void run(() => delivery.add(item()));
  };
  const press = () => {
    if (action.kind === 'sign-in') openOverlay('auth', { mode: 'login' });
    else if (action.kind === 'consult') book();
    else if (action.kind === 'save-patient') void script?.save();
    else if (!isBlocked(action)) buy();
  };

  return {
    quantity,
    setQuantity,
    action,
    isBlocked: isBlocked(action),
    hasQuantity: hasQuantity(action),
    status,
    press,
    failure: failure ? errorMessage(failure) : null,
  };
}

export type PurchaseState = ReturnType<typeof usePurchase>;
