import { useMutation } from '@tanstack/react-query';
import { type ShippingChoice, setShippingMethod } from '../../../shared/cart/api/set-shipping-method';

/** Sets the cart's delivery or collection method for the shopper's postcode. */
export const useSetShippingMethod = (uuid: string) =>
  useMutation({ mutationFn: (choice: ShippingChoice) => setShippingMethod(uuid, choice) });
