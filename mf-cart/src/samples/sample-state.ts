import type { DeliveryAddress, PatientName, RewardsCard } from '@saltbush/shared-ui/entities';
import type { AutodeliveryNamesQuery } from '../generated/gql/graphql';
import type { Cart } from '../shared/cart/cart';

export type SampleAutoDelivery = AutodeliveryNamesQuery['autodeliveries'][number];
export type SamplePatient = PatientName;
export type SampleMe = RewardsCard & { addresses: DeliveryAddress[] };

/** What the sample api knows. */
export interface SampleState {
  cart: Cart;
  me: SampleMe | null;
  autodeliveries: SampleAutoDelivery[];
  patients: SamplePatient[];
  /** The bank's step that the next order asks for. */
  challenge: { intent_id: string; challenge_url: string } | null;
}
