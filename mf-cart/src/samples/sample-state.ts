import type { DeliveryAddress, PatientName, RewardsCard } from '@saltbush/shared-ui/entities';
import type { AutodeliveryNamesQuery } from '../generated/gql/graphql';
import type { Cart } from '../shared/cart/cart';

export type SampleAutoDelivery = AutodeliveryNamesQuery['autodeliveries'][number];
export type SamplePatient = PatientName;
export type SampleMe = RewardsCard & { addresses: DeliveryAddress[] };

/** In-memory state of the sample API. */
export interface SampleState {
  cart: Cart;
  me: SampleMe | null;
  autodeliveries: SampleAutoDelivery[];
  patients: SamplePatient[];
  /** The 3-D Secure challenge that the next order requires. */
  challenge: { intent_id: string; challenge_url: string } | null;
}
