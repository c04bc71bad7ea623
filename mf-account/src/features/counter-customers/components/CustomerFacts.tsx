import { paymentLabel, suburbName } from '@saltbush/contract';
import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import type { StaffCustomer } from '../api/staff-customer';

const addressLines = ({ address_1, address_2, suburb, state, postcode, phone }: Address): string =>
  [address_1, address_2, `${suburbName(suburb)} ${state} ${postcode}`, phone].filter(Boolean).join(', ');
type Address = StaffCustomer['addresses'][number];

const listOf = (texts: readonly string[]): string => texts.join('; ') || 'None';

/** Who a customer is, and what the account holds, without health data. */
export function CustomerFacts({ customer }: { customer: StaffCustomer }) {
  const { addresses, payment_methods, autodeliveries, journey_subscriptions, patients_names } = customer;
  const facts = [
    { label: 'E-mail', value: customer.email },
    { label: 'Customer since', value: formatMoment(customer.created_at) },
    {
      label: 'Rewards',
      value: customer.edr_linked ? `${customer.edr_points} points` : 'No card linked',
    },
    { label: 'Addresses', value: listOf(addresses.map(addressLines)) },
    {
      label: 'Cards',
      value: listOf(payment_methods.map(paymentLabel)),
    },
    {
      label: 'Patients',
      value: listOf(patients_names.map(({ first_name, last_name }) => `${first_name} ${last_name}`)),
    },
    {
      label: 'AutoDeliveries',
      value: listOf(autodeliveries.map(({ name, status }) => `${name} (${status})`)),
    },
    { label: 'Programs', value: listOf(journey_subscriptions.map(({ status }) => status)) },
  ];
  return (
    <CounterPanel title="Customer">
      <CounterFacts facts={facts} />
    </CounterPanel>
  );
}
