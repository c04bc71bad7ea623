import { CART_INSIGHT_DELAY } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { type AnalyticsSink, postJson } from './sink';

const dollars = (cents: number) => cents / 100;

/** Pushes carts to the marketing service as "cartInsight", with a delay of 45 (rules 7.l-03 and 4.r-01). */
export function createCartInsightSink(url: string, origin: string, send = fetch): AnalyticsSink {
  return {
    name: 'cartInsight',
    async cart(phase, lines) {
      const total = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
      await postJson(
        url,
        {
          type: 'cartInsight',
          data: {
            cartPhase: phase,
            cartDelay: CART_INSIGHT_DELAY,
            cartUrl: origin + links.cart(),
            currency: 'AUD',
            subtotal: dollars(total),
            lineItems: lines.map(({ product, quantity, unit_price }) => ({
              sku: product.code,
              name: product.name,
              imageUrl: origin + (product.images[0]?.url ?? ''),
              productUrl: origin + links.product(product.slug),
              quantity,
              unitPrice: dollars(unit_price),
              totalPrice: dollars(quantity * unit_price),
            })),
          },
        },
        send,
      );
    },
  };
}
