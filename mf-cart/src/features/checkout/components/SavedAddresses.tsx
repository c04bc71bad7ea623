import { suburbName } from '@saltbush/contract';
import type { AddressValues } from '@saltbush/shared-ui/address';
import { Select } from '@saltbush/shared-ui/design/forms';
import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import { fromAccount } from '../model/address-defaults';

interface SavedAddressesProps {
  addresses: readonly DeliveryAddress[];
  onChoose: (values: AddressValues) => void;
}

const lineOf = ({ first_name, last_name, address_1, suburb, state, postcode }: DeliveryAddress) =>
  `${first_name} ${last_name}, ${address_1}, ${suburbName(suburb)} ${state} ${postcode}`;

/** Saved addresses of the account; selecting one fills the form. */
export function SavedAddresses({ addresses, onChoose }: SavedAddressesProps) {
  if (addresses.length === 0) return null;
  return (
    <Select
      label="Saved addresses"
      name="saved-address"
      placeholder="Choose an address"
      defaultValue=""
      options={addresses.map((address) => ({ value: address.id, label: lineOf(address) }))}
      onChange={(event) => {
        const chosen = addresses.find(({ id }) => id === event.target.value);
        if (chosen) onChoose(fromAccount(chosen));
      }}
    />
  );
}
