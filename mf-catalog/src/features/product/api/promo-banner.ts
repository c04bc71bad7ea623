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

/** A manufacturer's banner by its code. Its data is null if the banner does not exist. */
export const promoBannerQuery = (code: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'promo-banner', code],
    queryFn: async ({ signal }) =>
      (await request(PromoBannerDocument, { code }, { signal })).promo_banner ?? null,
  });
