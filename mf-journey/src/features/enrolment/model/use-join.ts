import { type WeightLossAnswers, weightLossPayload } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { errorMessage, navigate } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { ConsultSlot } from '../../../shared/consult-booking/use-consult-slot';
import { BANK_CANCELLED, useCharge } from '../../../shared/payment/use-charge';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { chargeFirstMonth } from '../api/charge';
import { submitQuestionnaire } from '../api/submit';
import { forgetAnswers } from './kept-answers';

interface JoinOptions {
  subscription: Subscription;
  answers: WeightLossAnswers;
  slot: ConsultSlot;
  /** The time is gone: another must be picked. */
  onSlotGone: () => void;
}

/** Hands the answers in and charges the first month; then the program's dashboard is next. */
export function useJoin({ subscription, answers, slot, onSlotGone }: JoinOptions) {
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (taken: { datetime: string; gmt_offset: number }) => {
    const input = { subscription_id: subscription.id, ...taken };
    const payload = weightLossPayload(answers);
    await submitQuestionnaire({ ...input, questionnaire: JSON.stringify(payload) });
    return chargeFirstMonth(input);
  };
  const { charge, isBusy, isCancelled, bankStep } = useCharge(send, {
    onDone: () => {
      forgetAnswers();
      navigate(links.journey.dashboard());
    },
    onFailed: (error) => {
      if (slot.refuse(error)) onSlotGone();
      else setFailure(errorMessage(error));
    },
  });
  const join = () => {
    setFailure(null);
    const taken = slot.take();
    if (taken) charge(taken);
    else onSlotGone();
  };
  return { join, isBusy, bankStep, failure: isCancelled ? BANK_CANCELLED : failure, fail: setFailure };
}
