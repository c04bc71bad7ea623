import { type BookingType, telehealthReturnPath } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';

/** Steps of a booking that a URL may request. */
export const STEPS = [
  'service',
  'medicine',
  'patient',
  'contact',
  'questions',
  'time',
  'review',
  'payment',
  'booked',
  'not-in-service',
] as const;
export type StepId = (typeof STEPS)[number];

/** The booking URL of a service, at a step; question numbers count from 1. Contains no health data. */
export function bookingPath(slug: string, step?: StepId, question?: number): string {
  const path = links.telehealth.book(slug);
  if (!step) return path;
  return question ? `${path}?step=${step}&q=${question}` : `${path}?step=${step}`;
}

interface SignIn {
  bookingType: BookingType;
  slug: string;
  /** The product that represents the service; null if unknown. */
  productId: string | null;
}

/** Returns where the sign-in drawer leads back to: the patient step, also after linking a rewards card (section 4). */
export function signInProps({ bookingType, slug, productId }: SignIn) {
  const path = bookingPath(slug, 'patient');
  return {
    mode: 'login' as const,
    flow: 'telehealth' as const,
    redirectUrl: path.slice(1),
    linkedUrl: productId ? telehealthReturnPath(path, { productId, bookingType }) : undefined,
  };
}
