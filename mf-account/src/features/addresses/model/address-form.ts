import { suburbName } from '@saltbush/contract';
import type { AddressValues } from '@saltbush/shared-ui/address';
import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import type { SessionUser } from '@saltbush/shared-ui/platform';

/** Initial form values: the address, or the known details of the user. */
export function startValues(address: DeliveryAddress | null, user: SessionUser | null): AddressValues {
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
