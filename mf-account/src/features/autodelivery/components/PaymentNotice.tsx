import { paymentNoun } from '@saltbush/contract';
import { Banner } from '@saltbush/shared-ui/design/core';
import type { AutoDelivery } from '../api/autodeliveries';
import { formatDay, isLockedIn } from '../model/format-autodelivery';

/** Explains why the next delivery will not go ahead or cannot change: a declined payment, a pause or the lock-in. */
export function PaymentNotice({ autodelivery }: { autodelivery: AutoDelivery }) {
  const noun = paymentNoun('later');
  const { status, last_payment_status, charge_date, milestone } = autodelivery;
  if (last_payment_status === 'failed' && status === 'paused') {
    return (
      <Banner tone="error" title={`Your ${noun} was declined`}>
        We have paused this AutoDelivery. Edit it to choose another {noun}, then resume it.
      </Banner>
    );
  }
  if (last_payment_status === 'failed' && milestone === 'charge') {
    return (
      <Banner tone="error" title={`Your ${noun} was declined`}>
        We’ll try again on {formatDay(charge_date, autodelivery)}. Edit this AutoDelivery to use another
        {` ${noun}`}.
      </Banner>
    );
  }
  if (status === 'paused') {
    return <Banner tone="warning">Paused: nothing is charged or sent until you resume it.</Banner>;
  }
  if (!isLockedIn(autodelivery)) return null;
  return (
    <Banner tone="info">
      The next delivery is locked in. You can change the one after it once this is charged.
    </Banner>
  );
}
