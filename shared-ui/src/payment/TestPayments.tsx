import { Badge, Banner } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { paymentGatewayQuery } from './payment-gateway';

const TITLE = 'Test payments: no card is charged';
const isTest = (gateway: { name: string } | undefined) => gateway?.name === 'embedded';

/** Marks a page of the checkout while the api runs on the embedded test gateway. */
export function TestPaymentsMark() {
  const { data } = useQuery(paymentGatewayQuery());
  return isTest(data) ? (
    <div>
      <Badge tone="amber">{TITLE}</Badge>
    </div>
  ) : null;
}

/** Says above card fields that no money moves and which card to use, if the embedded test gateway handles the cards. */
export function TestPaymentsNote({ gateway }: { gateway: { name: string } }) {
  if (!isTest(gateway)) return null;
  return (
    <Banner tone="info" title={TITLE}>
      Use card 4242 4242 4242 4242, any future date and any security code.
    </Banner>
  );
}
