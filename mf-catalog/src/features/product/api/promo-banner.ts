import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const PromoBannerDocument = graphql(/* GraphQL */ `
  query PromoBanner($code: String!) {
    promo_banner(code: $code) {
      title
      text
      image
      targetLink
    }
  }
`);

/** A maker's banner by its code; its data is null when there is none. */
export const promoBannerQuery = (code: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'promo-banner', code],
    queryFn: async ({ signal }) =>
      (await request(PromoBannerDocument, { code }, { signal })).promo_banner ?? null,
  });
