import { consultWindowText, formatMoney, paymentNoun, type WeightLossAnswers } from '@saltbush/contract';
import { Banner, Stack, Text } from '@saltbush/shared-ui/design/core';
import { ConsentTerms, useConsent } from '../../../shared/consent/ConsentTerms';
import type { ConsultSlot } from '../../../shared/consult-booking/use-consult-slot';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useJoin } from '../model/use-join';
import { PaymentChoice } from './PaymentChoice';

interface PaymentStepProps {
  subscription: Subscription;
  answers: WeightLossAnswers;
  slot: ConsultSlot;
  onSlotUnavailable: () => void;
  onRecordDiffers: (message: string) => void;
}

/** Pays for the first month and books the first consult in one step. */
export function PaymentStep(props: PaymentStepProps) {
  const { subscription, slot } = props;
  const consent = useConsent(subscription.consent);
  const { join, isBusy, failure, dialog } = useJoin({ ...props, consent });
  const price = formatMoney(subscription.journey.price);
  const { patient } = subscription;
  return (
    <Stack gap={5}>
      <Text>
        {price} now, for {patient?.first_name} {patient?.last_name}. Your doctor calls{' '}
        {slot.chosen && consultWindowText(slot.chosen, slot.state, new Date())}. If the practitioner suggests
        a medicine, you see its price first; it is ordered and charged only if you accept.
      </Text>
      <ConsentTerms consent={consent} />
      {failure && (
        <Banner tone="error" title={failure} live>
          You have not been charged. You can use another {paymentNoun('later')} or try again.
        </Banner>
      )}
      <PaymentChoice label={`Pay ${price} and join`} isBusy={isBusy} onPay={join} />
      <Text size="sm" tone="muted">
        You can cancel at any time. Nobody is promised a medicine. Not for emergencies: call 000.
      </Text>
      {dialog}
    </Stack>
  );
}
