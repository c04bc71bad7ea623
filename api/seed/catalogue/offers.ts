import type { OfferDocument } from '../../src/domains/promotions';
import { categoryOf } from './categories';

/** The offer codes of the sample shop (rule selling-17). */
export function offerDocuments(now: Date): OfferDocument[] {
  const starts_at = new Date(now.getTime() - 30 * 86_400_000);
  const end_date = new Date(now.getTime() + 365 * 86_400_000);
  return [
    {
      _id: 'WELCOME10',
      id: 1,
      name: '10% off your first order',
      description: 'Welcome: 10% off your first order. Not on pharmacist only or prescription medicines.',
      effect: { kind: 'percent_off', percent: 10, category_id: null, min_spend: 0, first_order_only: true },
      is_listed: true,
      starts_at,
      end_date,
    },
    {
      _id: 'FREESHIP',
      id: 2,
      name: 'Free standard delivery',
      description: 'Free standard delivery on any order.',
      effect: { kind: 'free_standard_shipping' },
      is_listed: true,
      starts_at,
      end_date,
    },
    {
      _id: 'VIT20',
      id: 3,
      name: '20% off vitamins',
      description: '20% off vitamins and supplements when you spend $50 or more on them.',
      effect: {
        kind: 'percent_off',
        percent: 20,
        category_id: categoryOf('vitamins-supplements')._id,
        min_spend: 5000,
        first_order_only: false,
      },
      is_listed: true,
      starts_at,
      end_date,
    },
  ];
}
