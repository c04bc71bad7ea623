import type { LargeStep } from '@saltbush/shared-ui/counter';
import { formatMoment } from '@saltbush/shared-ui/design/counter';
import type { StaffPromotion } from '../api/promotion-fields';
import { givesWords } from './promotion-words';

const count = (products: number): string => (products === 1 ? '1 product' : `${products} products`);

/** Asks whether a draft is to be published. */
export function publishStep({ promotion }: StaffPromotion, now: number): LargeStep {
  const { numbers, from, until, product_count, display_title } = promotion;
  const begins = Date.parse(from) > now ? `from ${formatMoment(from)}` : 'at once';
  return {
    title: `Publish “${display_title}”?`,
    effect: `${givesWords(numbers)}, for ${count(product_count)}: shoppers get it ${begins}, until ${formatMoment(until)}. Products and amounts can’t be changed afterwards.`,
    label: 'Publish',
  };
}

/** Asks whether a published promotion is to be ended. */
export const endStep = ({ promotion: { display_title, state } }: StaffPromotion): LargeStep => ({
  title: `End “${display_title}”?`,
  effect:
    state === 'running'
      ? 'It ends straight away, and prices in open carts go up with it. To run it again, make a copy.'
      : 'It won’t begin. To run it after all, make a copy.',
  label: 'End promotion',
});

/** Asks whether a draft is to be discarded. */
export const discardStep = ({ promotion: { display_title } }: StaffPromotion): LargeStep => ({
  title: 'Discard this draft?',
  effect: `“${display_title}” will be deleted for everyone. No shopper has seen it.`,
  label: 'Discard draft',
});
