import { addressesQuery, type DeliveryAddress } from '@saltbush/shared-ui/entities';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setDefaultAddress } from '../api/set-default';

/** Stores the address book returned by a change and invalidates the checkout's copy. */
export function useShowAddresses() {
  const client = useQueryClient();
  return (addresses: DeliveryAddress[]) => {
    client.setQueryData(addressesQuery().queryKey, addresses);
  };
}

/** Makes an address the default; an API error is shown at the address. */
export function useDefaultAddress({ id }: DeliveryAddress) {
  const change = useMutation({ mutationFn: () => setDefaultAddress(id), onSuccess: useShowAddresses() });
  return {
    setDefault: () => change.mutate(),
    isBusy: change.isPending,
    failure: change.isError ? errorMessage(change.error) : null,
  };
}
