import { SUBSCRIPTION_ID_MISSING } from '@saltbush/contract';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addItem } from '../../../shared/subscription/api/add-item';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import type { DeliveryChoiceProps } from '../components/DeliveryChoice';

/** A one-time purchase through the cart, or part of the next program order. */
export type DeliveryOption = 'cart' | 'program';

/** Shown when there is no subscription to add the product to (section 8). */

/** Manages the chosen delivery option and quantity, and submits them. */
export function useDeliveryChoice(props: DeliveryChoiceProps, subscriptionId: string | null) {
  const [option, setOption] = useState<DeliveryOption | null>(null);
  const [quantity, setQuantity] = useState(props.quantity);
  const [message, setMessage] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const toCart = useMutation({
    mutationFn: (count: number) => props.onAddToCart(count),
    onSuccess: props.onInCart,
  });
  const toProgram = useSubscriptionChange(addItem);

  const addToProgram = () => {
    if (!subscriptionId) return setMessage(SUBSCRIPTION_ID_MISSING);
    const item = { subscription_id: subscriptionId, product_id: String(props.product.id), quantity };
    toProgram.mutate(item, { onSuccess: props.onInProgram });
  };
  const confirm = () => {
    setMessage(null);
    setMissing(option === null);
    if (option === 'cart') toCart.mutate(quantity);
    if (option === 'program') addToProgram();
  };
  const error = option === 'cart' ? toCart.error : toProgram.error;
  return {
    option,
    quantity,
    isMissing,
    setQuantity,
    choose: (value: string) => {
      setOption(value as DeliveryOption);
      setMissing(false);
      setMessage(null);
    },
    confirm,
    isBusy: toCart.isPending || toProgram.isPending,
    failure: message ?? (error && errorMessage(error)),
  };
}
