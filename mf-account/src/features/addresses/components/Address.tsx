import { suburbName } from '@saltbush/contract';
import { Badge, Cluster, InlineMessage, Text } from '@saltbush/shared-ui/design/core';
import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import { SavedItemActions } from '../../../shared/saved-items/SavedItemActions';
import { useDefaultAddress } from '../model/use-address-change';
import styles from './Addresses.module.css';

interface AddressProps {
  address: DeliveryAddress;
  onEdit: () => void;
  onDelete: () => void;
}

/** A delivery address with actions to make it the default, edit it and delete it. */
export function Address({ address, onEdit, onDelete }: AddressProps) {
  const { first_name, last_name, address_1, address_2, suburb, state, postcode, phone } = address;
  const { setDefault, isBusy, failure } = useDefaultAddress(address);
  return (
    <li className={styles.address}>
      <Cluster gap={2}>
        <Text strong>
          {first_name} {last_name}
        </Text>
        {address.is_default && <Badge tone="brand">Default</Badge>}
      </Cluster>
      <address className={styles.lines}>
        {[address_2, address_1].filter(Boolean).join(', ')}
        <br />
        {suburbName(suburb)} {state} {postcode}
        <br />
        {phone}
      </address>
      <SavedItemActions
        name={address_1}
        noun="address"
        isDefault={address.is_default}
        setDefault={setDefault}
        isBusy={isBusy}
        onEdit={onEdit}
        onDelete={onDelete}
        className={styles.actions}
      />
      {failure && (
        <InlineMessage tone="error" live>
          {failure}
        </InlineMessage>
      )}
    </li>
  );
}
