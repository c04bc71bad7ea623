import type { WeightLossAnswers } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { paymentMethodKeys } from '@saltbush/shared-ui/entities';
import { getQueryClient, hasCode, navigate } from '@saltbush/shared-ui/platform';
import type { ConsultSlot } from '../../../shared/consult-booking/use-consult-slot';
import { useSubscriptionCharge } from '../../../shared/payment/use-subscription-charge';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { chargeFirstMonth } from '../api/charge';
import { submitQuestionnaire } from '../api/submit';
import { answersIn } from './handed-in';
import { joinDraft } from './join-draft';

interface JoinOptions {
  subscription: Subscription;
  answers: WeightLossAnswers;
  slot: ConsultSlot;
  consent: { given: () => string | null };
  /** Called when the slot is no longer available and another must be chosen. */
  onSlotUnavailable: () => void;
  /** Called with the message when the patient's record denies the answers. */
  onRecordDiffers: (message: string) => void;
}

interface Joining {
  datetime: string;
  gmt_offset: number;
  words: string;
  newSource: string | null;
}

/** Submits the answers, charges the first month and then opens the program's dashboard. */
export function useJoin({
  subscription,
  answers,
  slot,
  consent,
  onSlotUnavailable,
  onRecordDiffers,
}: JoinOptions) {
  const send = async ({ words, newSource, ...chosen }: Joining) => {
    const input = { subscription_id: subscription.id, ...chosen };
    await submitQuestionnaire({ ...input, ...answersIn(answers) });
    return chargeFirstMonth({ ...input, consent: words }, newSource);
  };
  const { charge, isBusy, failure, setFailure, dialog } = useSubscriptionCharge(send, {
    onDone: () => {
      // A new card is the account's by now.
      void getQueryClient().invalidateQueries({ queryKey: paymentMethodKeys.all });
      joinDraft.forget();
      navigate(links.journey.dashboard());
    },
    handleError: (error) => {
      if (hasCode(error, 'RECORD_CONTRADICTS')) {
        onRecordDiffers(error.message);
        return true;
      }
      const isSlotError = slot.showSlotError(error);
      if (isSlotError) onSlotUnavailable();
      return isSlotError;
    },
  });
  const join = (newSource: string | null) => {
    setFailure(null);
    const input = slot.toInput();
    if (!input) return onSlotUnavailable();
    const words = consent.given();
    if (words) charge({ ...input, words, newSource });
  };
  return { join, isBusy, dialog, failure, setFailure };
}
