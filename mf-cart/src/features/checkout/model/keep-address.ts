import { isState, normalisePhone, suburbName } from '@saltbush/contract';
import type { AddressValues } from '@saltbush/shared-ui/address';
import { type DeliveryAddress, meKeys } from '@saltbush/shared-ui/entities';
import { getQueryClient } from '@saltbush/shared-ui/platform';
import { addAddress } from '../api/add-address';
import { fromAccount } from './address-defaults';

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Returns true if the account has the address, whoever receives it there. */
export const isKept = (values: AddressValues, addresses: readonly DeliveryAddress[]): boolean =>
  addresses
    .map(fromAccount)
    .some(
      (saved) =>
        sameText(saved.address_1, values.address_1) &&
        sameText(saved.address_2, values.address_2) &&
        sameText(saved.suburb, suburbName(values.suburb)) &&
        saved.postcode === values.postcode,
    );

/** Adds the address to the account. It is only an offer: if the account is full, the order goes on without it. */
export async function keepAddress(values: AddressValues): Promise<void> {
  const { state, phone } = values;
  if (!isState(state)) return;
  await addAddress({ ...values, state, phone: normalisePhone(phone) ?? phone }).catch(() => undefined);
  await getQueryClient().invalidateQueries({ queryKey: meKeys.addresses });
}
