import { valibotResolver } from '@hookform/resolvers/valibot';
import { AddressSchema, type AddressValues } from '@saltbush/shared-ui/address';
import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import { showApiErrors } from '@saltbush/shared-ui/form-kit';
import { useSession } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { State } from '../../../generated/gql/graphql';
import { addAddress } from '../api/add';
import { editAddress } from '../api/edit';
import { startValues } from './address-form';

const send = (address: DeliveryAddress | null, values: AddressValues) => {
  const input = { ...values, state: values.state as State };
  return address ? editAddress({ id: address.id, ...input }) : addAddress(input);
};

/** Form state of a new or existing address. API errors are shown at their fields and receive focus. */
export function useAddressForm(
  address: DeliveryAddress | null,
  onSaved: (addresses: DeliveryAddress[]) => void,
) {
  const user = useSession((state) => state.user);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<AddressValues>({
    resolver: valibotResolver(AddressSchema),
    defaultValues: startValues(address, user),
  });
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      onSaved(await send(address, values));
    } catch (error) {
      setFailure(showApiErrors(form, error));
    }
  });
  return { form, submit, failure };
}
