import {
  type AddressField,
  addressErrors,
  deliveryInstructionsError,
  emailError,
  NAME_MISSING,
  suburbName,
} from '@saltbush/contract';
import { ADDRESS_ENTRIES, ADDRESS_FIELDS } from '@saltbush/shared-ui/address';
import { checkedSchema } from '@saltbush/shared-ui/form-kit';
import * as v from 'valibot';
import type { State } from '../../../generated/gql/graphql';
import type { AutoDelivery } from '../api/autodeliveries';
import type { AutoDeliveryEdit } from '../api/edit';

const text = v.string();

/** Form values of an AutoDelivery, validated with the contract's rules. */
export const EditSchema = checkedSchema(
  {
    name: v.pipe(text, v.trim()),
    frequency: text,
    payment_source_id: text,
    ...ADDRESS_ENTRIES,
    email: text,
    delivery_instructions: text,
    authority_to_leave: text,
  },
  // Validated together with the other fields, so that a missing name does not hide their errors.
  (values) => ({
    name: values.name ? undefined : NAME_MISSING,
    ...addressErrors(values),
    email: emailError(values.email) ?? undefined,
    delivery_instructions: deliveryInstructionsError(values.delivery_instructions) ?? undefined,
  }),
);
export type EditValues = v.InferOutput<typeof EditSchema>;

/** Radio values are strings, while the API expects a boolean. */
export const AUTHORITY_TO_LEAVE = { yes: 'yes', no: 'no' } as const;

export const toValues = (autodelivery: AutoDelivery): EditValues => ({
  name: autodelivery.name,
  frequency: autodelivery.frequency,
  payment_source_id: autodelivery.payment_source_id,
  first_name: autodelivery.shipping_first_name,
  last_name: autodelivery.shipping_last_name,
  address_1: autodelivery.shipping_address_1,
  address_2: autodelivery.shipping_address_2,
  suburb: suburbName(autodelivery.shipping_suburb),
  state: autodelivery.shipping_state,
  postcode: autodelivery.shipping_postcode,
  phone: autodelivery.shipping_phone,
  email: autodelivery.shipping_email,
  delivery_instructions: autodelivery.delivery_instructions ?? '',
  authority_to_leave: autodelivery.authority_to_leave ? AUTHORITY_TO_LEAVE.yes : AUTHORITY_TO_LEAVE.no,
});

/** Returns changed fields only: after lock-in the API rejects a frequency or an address even if it is unchanged. */
export function toInput(autodelivery: AutoDelivery, values: EditValues): AutoDeliveryEdit {
  const before = toValues(autodelivery);
  const differs = (field: keyof EditValues) => values[field] !== before[field];
  const address = (field: AddressField) => (differs(field) ? values[field] : undefined);
  return {
    id: autodelivery.id,
    name: differs('name') ? values.name : undefined,
    frequency: differs('frequency') ? values.frequency : undefined,
    payment_source_id: differs('payment_source_id') ? values.payment_source_id : undefined,
    ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [`shipping_${field}`, address(field)])),
    shipping_state: differs('state') ? (values.state as State) : undefined,
    shipping_email: differs('email') ? values.email : undefined,
    delivery_instructions: differs('delivery_instructions') ? values.delivery_instructions : undefined,
    authority_to_leave: differs('authority_to_leave')
      ? values.authority_to_leave === AUTHORITY_TO_LEAVE.yes
      : undefined,
  };
}

/** Maps an API field to its form field: `shipping_suburb` to `suburb`. */
export const formFieldOf = (apiField: string): string => apiField.replace(/^shipping_/, '');
