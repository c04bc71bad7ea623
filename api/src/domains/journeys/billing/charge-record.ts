import type { ConsentGiven } from '../../consents';
import type { Mail } from '../../mail';
import type { OrderDocument } from '../../orders';
import type { PatientDocument } from '../../patients';
import type { ProvenMethod } from '../../payment-methods';
import type { JourneySubscriptionDocument } from '../documents';
import type { SubscriptionChange } from '../store';

/** Why a charge could not be stored; the transaction was rolled back. */
export class ChargeConflict extends Error {
  override name = 'ChargeConflict';
  constructor(readonly reason: 'payment' | 'subscription' | 'record' | 'slot' | 'stock' | 'voucher') {
    super(`A program could not be charged: ${reason}`);
  }
}

/** A charge to store atomically. */
export interface ChargeRecord {
  /** The subscription as claimed. */
  subscription: JourneySubscriptionDocument;
  change: SubscriptionChange;
  order: OrderDocument;
  /** The authorised payment; null when there is nothing to pay. */
  attemptId: string | null;
  /** The consult slot to book. */
  slot: string | null;
  /** The patient as the charge was decided on: a record that has changed since undoes it. */
  patient: PatientDocument;
  /** A new payment method that has paid: the account keeps it as its default. */
  method?: ProvenMethod;
  /** What the member agreed to with this charge. */
  consent?: ConsentGiven;
  /** What was agreed to, as a mail. */
  agreement?: Mail;
  /** Sent in addition to the order confirmation. */
  mail: Mail | null;
}
