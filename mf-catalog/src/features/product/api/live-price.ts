import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { State } from '../../../generated/gql/graphql';

const LivePriceDocument = graphql(/* GraphQL */ `
  query ProductLivePrice($slug: String!, $gmt_offset: Int, $state: State) {
    product(slug: $slug) {
      edr_base_points
      live_price_type(gmt_offset: $gmt_offset, state: $state)
      live_price(gmt_offset: $gmt_offset, state: $state) {
        value
      }
    }
  }
`);

/** A product's current price in a state. Some products cost more after hours (section 9). */
export const livePriceQuery = (slug: string, state: State) =>
  queryOptions({
    queryKey: ['mf-catalog', 'product', slug, 'live-price', state],
    queryFn: async ({ signal }) => {
      const gmt_offset = Math.abs(new Date().getTimezoneOffset());
      return (await request(LivePriceDocument, { slug, gmt_offset, state }, { signal })).product ?? null;
    },
  });
