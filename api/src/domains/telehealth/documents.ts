import type { BookingType } from '@saltbush/contract';

/** Collection `telehealth_services`: what the service pages show; the fee is the price of the linked product. */
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
