import type { BookingType } from '@saltbush/contract';

/** Collection `telehealth_services`: the content of the service pages; the fee is the linked product's price. */
export interface TelehealthServiceDocument {
  _id: BookingType;
  product_id: number;
  title: string;
  slug: string;
  summary: string;
  description: string;
  who_for: string[];
  not_for: string[];
  steps: { title: string; text: string }[];
  position: number;
}
