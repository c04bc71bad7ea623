import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../generated/gql';
import type { PaymentMethodsQuery } from '../../generated/gql/graphql';
import { paymentMethodKeys } from './keys';

export const PaymentMethodsDocument = graphql(/* GraphQL */ `
  query PaymentMethods {
    payment_methods {
      payment_source_id: stripe_source_id
      brand
      last4
      exp_month
      exp_year
      is_default
    }
  }
`);

export type PaymentMethod = PaymentMethodsQuery['payment_methods'][number];

/** Query for the signed-in user's cards on file, default first (section 7.h). */
export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: paymentMethodKeys.all,
    queryFn: async ({ signal }) => (await request(PaymentMethodsDocument, {}, { signal })).payment_methods,
  });
