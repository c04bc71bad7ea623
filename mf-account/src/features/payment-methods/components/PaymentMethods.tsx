import { paymentLabel, paymentNoun, paymentTitle } from '@saltbush/contract';
import { Button, EmptyState, ErrorState, Loading, Stack } from '@saltbush/shared-ui/design/core';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import { TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { type PaymentMethod, paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { CustomersOwn } from '@saltbush/shared-ui/person';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { OutcomeMessage } from '../../../shared/saved-items/OutcomeMessage';
import { chargedAutoDeliveriesQuery } from '../api/charged-autodeliveries';
import { useRemovePaymentMethod } from '../model/use-payment-method-change';
import styles from './PaymentMethods.module.css';
import { SavedPaymentMethod } from './SavedPaymentMethod';

const PaymentMethodInUse = recoverable(() => import('./PaymentMethodInUse'));
const AddPaymentMethod = recoverable(() => import('./AddPaymentMethod'));
const ConfirmDialog = recoverable(() => import('../../../shared/confirm-dialog/ConfirmDialog'));

interface PaymentMethodListProps {
  methods: readonly PaymentMethod[];
  onAdd: () => void;
  onDelete: (method: PaymentMethod) => void;
}

function PaymentMethodList({ methods, onAdd, onDelete }: PaymentMethodListProps) {
  const noun = paymentNoun('later');
  const add = (
    <CustomersOwn to={`change these ${noun}s`}>
      <Button icon={PlusIcon} onClick={onAdd}>
        Add a {noun}
      </Button>
    </CustomersOwn>
  );
  if (methods.length === 0) {
    return (
      <EmptyState title={`No ${noun}s yet`} picture="box" headingLevel={2} action={add}>
        A {noun} that you keep here pays for AutoDelivery. You can also keep one as you check out.
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      <ul className={styles.methods} aria-label={`${paymentTitle('later')}s`}>
        {methods.map((method) => (
          <SavedPaymentMethod
            key={method.payment_source_id}
            method={method}
            onDelete={() => onDelete(method)}
          />
        ))}
      </ul>
      <div>{add}</div>
    </Stack>
  );
}

interface Asked {
  method: PaymentMethod;
  /** Names of the AutoDeliveries known to use it. */
  paysFor: readonly string[];
  open: boolean;
}

/** The saved payment methods with their actions. */
function KeptPaymentMethods({ methods }: { methods: readonly PaymentMethod[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [successMessage, setSuccessMessage] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const focusAfterAdding = useRef<HTMLElement>(null);
  const add = () => {
    focusAfterAdding.current = null;
    setIsAdding(true);
  };
  const removePaymentMethod = useRemovePaymentMethod();
  const ask = (method: PaymentMethod) => {
    const known = client.getQueryData(chargedAutoDeliveriesQuery(method.payment_source_id).queryKey) ?? [];
    setAsked({ method, paysFor: known.map(({ name }) => name), open: true });
  };
  const close = () => asked && setAsked({ ...asked, open: false });
  const remove = async (method: PaymentMethod) => {
    await removePaymentMethod(method);
    setSuccessMessage(`${paymentLabel(method)} was deleted.`);
  };
  const added = () => {
    setSuccessMessage(`Your ${paymentNoun('later')} was added.`);
    focusAfterAdding.current = top.current;
    setIsAdding(false);
  };
  return (
    <section aria-label={`Your ${paymentNoun('later')}s`}>
      <Stack gap={4}>
        <OutcomeMessage ref={top}>{successMessage}</OutcomeMessage>
        <PaymentMethodList methods={methods} onAdd={add} onDelete={ask} />
      </Stack>
      <Suspense>
        {isAdding && (
          <AddPaymentMethod
            onClose={() => setIsAdding(false)}
            onAdded={added}
            finalFocus={focusAfterAdding}
          />
        )}
        {asked && asked.paysFor.length > 0 && (
          <PaymentMethodInUse key={asked.method.payment_source_id} {...asked} onClose={close} />
        )}
        {asked?.paysFor.length === 0 && (
          <ConfirmDialog
            key={asked.method.payment_source_id}
            open={asked.open}
            title={`Delete ${paymentLabel(asked.method)}?`}
            label={`Delete ${paymentNoun('later')}`}
            onConfirm={() => remove(asked.method)}
            onClose={close}
            finalFocus={top}
          >
            To use this {paymentNoun('later')} again you will need to enter it again.
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  );
}

/** The user's saved payment method(section 2.17). */
export function PaymentMethods() {
  const { data, isError, error, refetch } = useQuery(paymentMethodsQuery());
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (data) return <KeptPaymentMethods methods={data} />;
  return (
    <Loading label={`Loading your ${paymentNoun('later')}s`}>
      <Stack gap={4}>
        <TileSkeleton />
        <TileSkeleton />
      </Stack>
    </Loading>
  );
}
