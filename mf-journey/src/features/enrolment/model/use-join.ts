import { type WeightLossAnswers, weightLossPayload } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { errorMessage, navigate } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { ConsultSlot } from '../../../shared/consult-booking/use-consult-slot';
import { BANK_CANCELLED, useCharge } from '../../../shared/payment/use-charge';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { chargeFirstMonth } from '../api/charge';
import { submitQuestionnaire } from '../api/submit';
import { clearStoredAnswers } from './stored-answers';

interface JoinOptions {
  subscription: Subscription;
  answers: WeightLossAnswers;
  slot: ConsultSlot;
  /** Called when the slot is no longer available and another must be chosen. */
  onSlotUnavailable: () => void;
}

/** Submits the answers, charges the first month and then opens the program's dashboard. */
export function useJoin({ subscription, answers, slot, onSlotUnavailable }: JoinOptions) {
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (chosen: { datetime: string; gmt_offset: number }) => {
    const input = { subscription_id: subscription.id, ...chosen };
    const payload = weightLossPayload(answers);
    await submitQuestionnaire({ ...input, questionnaire: JSON.stringify(payload) });
    return chargeFirstMonth(input);
  };
  const { charge, isBusy, isCancelled, bankStep } = useCharge(send, {
    onDone: () => {
      clearStoredAnswers();
      navigate(links.journey.dashboard());
    },
    onFailed: (error) => {
      if (slot.showSlotError(error)) onSlotUnavailable();
      else setFailure(errorMessage(error));
    },
  });
  const join = () => {
    setFailure(null);
    const input = slot.toInput();
    if (input) charge(input);
    else onSlotUnavailable();
  };
  return { join, isBusy, bankStep, failure: isCancelled ? BANK_CANCELLED : failure, fail: setFailure };
}
