import type {
  AutodeliveryNamesQuery,
  CartRewardsCardQuery,
  CheckoutAddressesQuery,
  PatientsNamesQuery,
} from '../generated/gql/graphql';
import type { Cart } from '../shared/cart/cart';

export type SampleAutoDelivery = AutodeliveryNamesQuery['autodeliveries'][number];
export type SamplePatient = PatientsNamesQuery['patients_names'][number];
export type SampleMe = NonNullable<CartRewardsCardQuery['me']> & NonNullable<CheckoutAddressesQuery['me']>;

/** What the sample api knows. */
export interface SampleState {
  cart: Cart;
  me: SampleMe | null;
  autodeliveries: SampleAutoDelivery[];
  patients: SamplePatient[];
  /** The bank's step that the next order asks for. */
  challenge: { intent_id: string; challenge_url: string } | null;
}
