import { paymentLabel, paymentNoun } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Badge, Cluster, Heading, InlineMessage, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { CreditCardIcon } from '@saltbush/shared-ui/design/icons';
import type { PaymentMethod } from '@saltbush/shared-ui/entities';
import { useIsActedFor } from '@saltbush/shared-ui/person';
import { useQuery } from '@tanstack/react-query';
import { SavedItemActions } from '../../../shared/saved-items/SavedItemActions';
import { chargedAutoDeliveriesQuery } from '../api/charged-autodeliveries';
import { useDefaultPaymentMethod } from '../model/use-payment-method-change';
import styles from './PaymentMethods.module.css';

const TWO = 2;
const expiryOf = ({ exp_month, exp_year }: PaymentMethod) =>
  exp_month && exp_year && `Expires ${String(exp_month).padStart(TWO, '0')}/${String(exp_year).slice(-TWO)}`;

/** Names of the AutoDeliveries charged to a payment method (section 2.17). */
function UsedBy({ id }: { id: string }) {
  const { data } = useQuery(chargedAutoDeliveriesQuery(id));
  if (!data || data.length === 0)
    return (
      <Text size="sm" tone="muted" className={styles.used} as="p">
        {data ? 'Pays for no AutoDelivery' : ' '}
      </Text>
    );
  return (
    <p className={styles.used}>
      Pays for{' '}
      <TextLink href={links.account.autoDelivery()}>{data.map(({ name }) => name).join(', ')}</TextLink>
    </p>
  );
}

interface SavedPaymentMethodProps {
  method: PaymentMethod;
  onDelete: () => void;
}

/** A saved payment method with the AutoDeliveries it pays for, and the customer's actions to make it the default or delete it. */
export function SavedPaymentMethod({ method, onDelete }: SavedPaymentMethodProps) {
  const name = paymentLabel(method);
  const isActedFor = useIsActedFor();
  const { setDefault, isBusy, failure } = useDefaultPaymentMethod(method);
  return (
    <li className={styles.method}>
      <CreditCardIcon className={styles.icon} size={28} strokeWidth={1.5} />
      <div className={styles.details}>
        <Cluster gap={2}>
          <Heading level={2} size="sm">
            {name}
          </Heading>
          {method.is_default && <Badge tone="brand">Default</Badge>}
        </Cluster>
        {expiryOf(method) && (
          <Text size="sm" tone="muted">
            {expiryOf(method)}
          </Text>
        )}
        <UsedBy id={method.payment_source_id} />
      </div>
      {!isActedFor && (
        <SavedItemActions
          name={name}
          noun={paymentNoun('later')}
          isDefault={method.is_default}
          setDefault={setDefault}
          isBusy={isBusy}
          onDelete={onDelete}
        />
      )}
      {failure && (
        <InlineMessage tone="error" live className={styles.failure}>
          {failure}
        </InlineMessage>
      )}
    </li>
  );
}
