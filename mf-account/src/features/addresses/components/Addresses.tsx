import { Button, EmptyState, ErrorState, Loading, Stack } from '@saltbush/shared-ui/design/core';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import { TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { addressesQuery, type DeliveryAddress } from '@saltbush/shared-ui/entities';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { OutcomeMessage } from '../../../shared/saved-items/OutcomeMessage';
import { removeAddress } from '../api/remove';
import { useShowAddresses } from '../model/use-address-change';
import { Address } from './Address';
import styles from './Addresses.module.css';

const EditAddress = recoverable(() => import('./EditAddress'));
const ConfirmDialog = recoverable(() => import('../../../shared/confirm-dialog/ConfirmDialog'));

interface AddressListProps {
  addresses: readonly DeliveryAddress[];
  onEdit: (address: DeliveryAddress | null) => void;
  onDelete: (address: DeliveryAddress) => void;
}

function AddressList({ addresses, onEdit, onDelete }: AddressListProps) {
  const add = (
    <Button icon={PlusIcon} onClick={() => onEdit(null)}>
      Add an address
    </Button>
  );
  if (addresses.length === 0) {
    return (
      <EmptyState title="No addresses yet" picture="box" headingLevel={2} action={add}>
        Addresses you save here are ready when you check out.
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      <ul className={styles.addresses} aria-label="Delivery addresses">
        {addresses.map((address) => (
          <Address
            key={address.id}
            address={address}
            onEdit={() => onEdit(address)}
            onDelete={() => onDelete(address)}
          />
        ))}
      </ul>
      <div>{add}</div>
    </Stack>
  );
}

/** The list of addresses with their actions. */
function KeptAddresses({ addresses }: { addresses: readonly DeliveryAddress[] }) {
  const show = useShowAddresses();
  const [edited, setEdited] = useState<DeliveryAddress | null | undefined>();
  const [asked, setAsked] = useState<{ address: DeliveryAddress; open: boolean } | null>(null);
  const [successMessage, setSuccessMessage] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const focusAfterEdit = useRef<HTMLElement>(null);
  const edit = (address: DeliveryAddress | null) => {
    focusAfterEdit.current = null;
    setEdited(address);
  };
  const remove = async ({ id, address_1 }: DeliveryAddress) => {
    show(await removeAddress(id));
    setSuccessMessage(`${address_1} was deleted.`);
  };
  const keep = (saved: DeliveryAddress[]) => {
    show(saved);
    setSuccessMessage('Your address was saved.');
    focusAfterEdit.current = top.current;
    setEdited(undefined);
  };
  return (
    <section aria-label="Your addresses">
      <Stack gap={4}>
        <OutcomeMessage ref={top}>{successMessage}</OutcomeMessage>
        <AddressList
          addresses={addresses}
          onEdit={edit}
          onDelete={(address) => setAsked({ address, open: true })}
        />
      </Stack>
      <Suspense>
        {edited !== undefined && (
          <EditAddress
            address={edited}
            onClose={() => setEdited(undefined)}
            onSaved={keep}
            finalFocus={focusAfterEdit}
          />
        )}
        {asked && (
          <ConfirmDialog
            key={asked.address.id}
            open={asked.open}
            title={`Delete ${asked.address.address_1}?`}
            label="Delete address"
            onConfirm={() => remove(asked.address)}
            onClose={() => setAsked({ ...asked, open: false })}
            finalFocus={top}
          >
            Existing orders and AutoDeliveries keep this address.
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  );
}

/** The user's delivery addresses, one of which is the default (section 2.17). */
export function Addresses() {
  const { data, isError, error, refetch } = useQuery(addressesQuery());
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (data) return <KeptAddresses addresses={data} />;
  return (
    <Loading label="Loading your addresses">
      <Stack gap={4}>
        <TileSkeleton />
        <TileSkeleton />
      </Stack>
    </Loading>
  );
}
