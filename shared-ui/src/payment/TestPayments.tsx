import { paymentNoun } from '@saltbush/contract';
import { Badge, Banner } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { paymentGatewayQuery } from './payment-gateway';

const title = () => `Test payments: no ${paymentNoun('now')} is charged`;
const isTest = (gateway: { name: string } | undefined) => gateway?.name === 'embedded';

/** Marks a page of the checkout while the api runs on the embedded test gateway. */
export function TestPaymentsMark() {
  const { data } = useQuery(paymentGatewayQuery());
  return isTest(data) ? (
    <div>
      <Badge tone="amber">{title()}</Badge>
    </div>
  ) : null;
}

interface TestPaymentsNoteProps {
  gateway: { name: string };
  /** What to enter. */
  hint: string;
}

/** Says above payment fields that no money moves and what to enter, if the embedded test gateway takes the payments. */
export function TestPaymentsNote({ gateway, hint }: TestPaymentsNoteProps) {
  if (!isTest(gateway)) return null;
  return (
    <Banner tone="info" title={title()}>
      {hint}
    </Banner>
  );
}
