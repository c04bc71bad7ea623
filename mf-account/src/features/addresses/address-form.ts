import { addressErrors, suburbName } from '@saltbush/contract';
import { checkedSchema } from '@saltbush/shared-ui/form-kit';
import type { SessionUser } from '@saltbush/shared-ui/platform';
import * as v from 'valibot';
import type { DeliveryAddress } from './api/addresses';

const text = v.string();

/** A delivery address by the contract's rules; whether its place exists is asked of the api. */
export const AddressSchema = checkedSchema(
  {
    first_name: text,
    last_name: text,
    address_1: text,
    address_2: text,
    suburb: text,
    state: text,
    postcode: v.pipe(text, v.trim()),
    phone: text,
  },
  addressErrors,
);
export type AddressFormValues = v.InferOutput<typeof AddressSchema>;

/** What the form starts with: the address, or what is known of the user. */
export function startValues(address: DeliveryAddress | null, user: SessionUser | null): AddressFormValues {
  return {
    first_name: address?.first_name ?? user?.first_name ?? '',
    last_name: address?.last_name ?? user?.last_name ?? '',
    address_1: address?.address_1 ?? '',
    address_2: address?.address_2 ?? '',
    suburb: suburbName(address?.suburb ?? ''),
    state: address?.state ?? '',
    postcode: address?.postcode ?? '',
    phone: address?.phone ?? '',
  };
}
