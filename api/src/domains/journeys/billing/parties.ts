import { DEFAULT_STATE, type State } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { type CustomerDocument, findCustomer } from '../../accounts';
import type { OrderDocument } from '../../orders';
import { findOwnPatient, type PatientDocument } from '../../patients';
import { savedMethodsOf } from '../../payment-methods';
import type { JourneyDocument, JourneySubscriptionDocument } from '../documents';
import { findJourneyById } from '../store';

/** The customer, patient and program of a charge. */
export interface Parties {
  journey: JourneyDocument;
  customer: CustomerDocument;
  patient: PatientDocument;
  /** The state of the delivery address, whose calendar applies. */
  state: State;
  address: NonNullable<OrderDocument['shipping_address']>;
}

function addressOf(customer: CustomerDocument, patient: PatientDocument): Parties['address'] {
  const saved = customer.addresses.find(({ is_default }) => is_default) ?? customer.addresses[0];
  if (saved) {
    const { id: _id, is_default: _default, ...address } = saved;
    return address;
  }
  const { first_name, last_name, address, suburb, state, postcode, phone } = patient;
  const place = { suburb, state: state ?? DEFAULT_STATE, postcode, phone };
  return { first_name, last_name, address_1: address, address_2: '', ...place };
}

/** Loads the parties of a charge; delivers to the default address, else the patient's. Null if any was deleted. */
export async function loadParties(
  db: Db,
  { user_id, journey_id, patient_uuid }: JourneySubscriptionDocument,
): Promise<Parties | null> {
  const [journey, customer, patient] = await Promise.all([
    findJourneyById(db, journey_id),
    findCustomer(db, user_id),
    patient_uuid ? findOwnPatient(db, user_id, patient_uuid) : null,
  ]);
  if (!journey || !customer || !patient) return null;
  const address = addressOf(customer, patient);
  return { journey, customer, patient, state: address.state, address };
}

/** The payment method that programs are charged to: the customer's default. */
export const chargedMethodOf = (customer: CustomerDocument) => savedMethodsOf(customer)[0] ?? null;
