import { arrivalWords } from '@saltbush/contract';
import { RichText } from '@saltbush/shared-ui/design/content';
import type { ShippingMethod } from '../../../shared/cart/cart';

/** When a method arrives, and what it requires, from the API's sanitised HTML. */
export function ArrivalInfo({ method }: { method: ShippingMethod }) {
  const arrives = arrivalWords(method);
  return (
    <>
      {arrives && <strong>Arrives {arrives}</strong>}
      <RichText html={method.display_info} size="sm" />
    </>
  );
}
