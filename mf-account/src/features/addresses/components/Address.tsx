import { suburbName } from '@saltbush/contract';
import { Badge, Button, Cluster, InlineMessage, Text } from '@saltbush/shared-ui/design/core';
import { PencilIcon, Trash2Icon } from '@saltbush/shared-ui/design/icons';
import type { DeliveryAddress } from '../api/addresses';
import { useDefaultAddress } from '../use-address-change';
import styles from './Addresses.module.css';

interface AddressProps {
  address: DeliveryAddress;
  onEdit: () => void;
  onDelete: () => void;
}

/** A delivery address: make it the default, change it, delete it. */
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
      <Cluster gap={2} className={styles.actions}>
        <Button
          size="sm"
          variant="secondary"
          icon={PencilIcon}
          aria-label={`Edit ${address_1}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        {!address.is_default && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Make ${address_1} the default address`}
            status={isBusy ? 'busy' : 'idle'}
            onClick={setDefault}
          >
            Make default
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          icon={Trash2Icon}
          aria-label={`Delete ${address_1}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </Cluster>
      {failure && (
        <InlineMessage tone="error" live>
          {failure}
        </InlineMessage>
      )}
    </li>
  );
}
