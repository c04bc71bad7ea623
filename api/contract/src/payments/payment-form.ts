import type { FieldErrors } from '../addresses/address';

/** A field that a payment method asks for. */
export interface PaymentField {
  /** Key of its value. */
  name: string;
  label: string;
  placeholder?: string;
  inputMode?: 'numeric' | 'email' | 'tel' | 'text';
  autoComplete?: string;
  maxLength?: number;
  /** Formats the text while it is typed. */
  format?: (text: string) => string;
}

/** Values of a payment form by field; '' for empty fields. They are sent to the gateway only. */
export type PaymentValues = Readonly<Record<string, string>>;

/** What a payment method asks for, and what the gateway is sent. */
export interface PaymentForm {
  /** Its fields; those of one row are side by side. */
  rows: readonly (readonly PaymentField[])[];
  /** Returns the errors of entered values by field. */
  errors: (values: PaymentValues) => FieldErrors<string>;
  /** Converts valid values to the body that the browser posts to the gateway. */
  toGatewayBody: (values: PaymentValues) => Readonly<Record<string, unknown>>;
  /** What the shop stores of them, as in "We keep …". */
  retained: string;
  /** What to enter while the embedded test gateway takes the payments. */
  testHint: string;
}
