import { frequencyWords, paymentLabel, paymentNoun, paymentTitle, suburbName } from '@saltbush/contract';
import { Skeleton } from '@saltbush/shared-ui/design/core';
import { paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AutoDelivery } from '../api/autodeliveries';
import styles from './Details.module.css';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function PaymentMethod({ id }: { id: string }) {
  const { data, isError } = useQuery(paymentMethodsQuery());
  const method = data?.find(({ payment_source_id }) => payment_source_id === id);
  if (method) return paymentLabel(method);
  return data || isError ? `A ${paymentNoun('later')} on file` : <Skeleton width="11rem" height="1.25rem" />;
}

/** Frequency, unless its title is just that, payment method and delivery details of an AutoDelivery. */
export function Details({ autodelivery }: { autodelivery: AutoDelivery }) {
  const { shipping_first_name, shipping_last_name, shipping_address_1, shipping_address_2 } = autodelivery;
  const { shipping_suburb, shipping_state, shipping_postcode, delivery_instructions } = autodelivery;
  const often = frequencyWords(autodelivery.frequency);
  return (
    <dl className={styles.facts}>
      {autodelivery.name !== often && <Fact label="How often">{often}</Fact>}
      <Fact label={paymentTitle('later')}>
        <PaymentMethod id={autodelivery.payment_source_id} />
      </Fact>
      <Fact label="Delivered to">
        {shipping_first_name} {shipping_last_name}
        <br />
        {[shipping_address_2, shipping_address_1].filter(Boolean).join(', ')}
        <br />
        {suburbName(shipping_suburb)} {shipping_state} {shipping_postcode}
      </Fact>
      <Fact label="For the driver">
        {delivery_instructions || 'No instructions'}
        <br />
        {autodelivery.authority_to_leave ? 'May be left without a signature' : 'Needs a signature'}
      </Fact>
    </dl>
  );
}
