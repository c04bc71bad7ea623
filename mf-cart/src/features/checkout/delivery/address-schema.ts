import { addressErrors } from '@saltbush/contract';
import { checkedSchema } from '@saltbush/shared-ui/form-kit';
import * as v from 'valibot';

/** The delivery address by the contract's rules; whether its place exists is asked separately. */
export const AddressSchema = checkedSchema(
  {
    first_name: v.string(),
    last_name: v.string(),
    address_1: v.string(),
    address_2: v.string(),
    suburb: v.string(),
    state: v.string(),
    postcode: v.pipe(v.string(), v.trim()),
    phone: v.string(),
  },
  addressErrors,
);
export type AddressValues = v.InferOutput<typeof AddressSchema>;
