import { createQueryClient } from '@saltbush/shared-ui/platform';
import { neverRespond, serve } from '@saltbush/shared-ui/testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ProductDeliveryDocument } from '../../../generated/gql/graphql';
import { SHIPPING_METHODS } from '../../../samples/drive-product';
import { productDeliveryQuery } from './product-delivery';

it('shows the methods of the last postcode meanwhile, never those of another product [selling-28]', () => {
  serve(neverRespond(ProductDeliveryDocument));
  const client = createQueryClient();
  const first = productDeliveryQuery('magnesium', '2000');
  client.setQueryData(first.queryKey, SHIPPING_METHODS);
  const observer = new QueryObserver(client, first);
  const end = observer.subscribe(() => undefined);
  observer.setOptions(productDeliveryQuery('magnesium', '6000'));
  expect(observer.getCurrentResult().data).toEqual(SHIPPING_METHODS);
  observer.setOptions(first);
  observer.setOptions(productDeliveryQuery('slow-gut', '2000'));
  expect(observer.getCurrentResult().data).toBeUndefined();
  end();
});
