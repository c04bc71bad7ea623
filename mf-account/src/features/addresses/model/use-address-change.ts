import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addressesQuery, type DeliveryAddress } from '../api/addresses';
import { setDefaultAddress } from '../api/set-default';

/** Shows the addresses that a change has left; the checkout asks again when it next needs them. */
export function useShowAddresses() {
  const client = useQueryClient();
  return (addresses: DeliveryAddress[]) => {
    void client.invalidateQueries({ queryKey: ['me', 'addresses'], refetchType: 'none' });
    client.setQueryData(addressesQuery().queryKey, addresses);
  };
}

/** Makes an address the default; what the api refuses is said at the address. */
export function useDefaultAddress({ id }: DeliveryAddress) {
  const change = useMutation({ mutationFn: () => setDefaultAddress(id), onSuccess: useShowAddresses() });
  return {
    setDefault: () => change.mutate(),
    isBusy: change.isPending,
    failure: change.isError ? errorMessage(change.error) : null,
  };
}
