import { formatMoney, paymentNoun } from '@saltbush/contract';
import { Banner, Button, InlineMessage, Stack, Text } from '@saltbush/shared-ui/design/core';
import { ResponsiveDialog } from '@saltbush/shared-ui/design/overlays';
import { hasCode } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { ConsultSlotPicker } from '../../../shared/consult-booking/ConsultSlotPicker';
import { useConsultSlot } from '../../../shared/consult-booking/use-consult-slot';
import { useSubscriptionCharge } from '../../../shared/payment/use-subscription-charge';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { createConsult } from '../api/create-consult';

interface BookConsultProps {
  subscription: Subscription;
  open: boolean;
  onClose: () => void;
}

/** Returns the fee in cents if no free consult is left, otherwise null. */
const feeOf = (error: unknown): number | null =>
  hasCode(error, 'NO_FREE_CONSULT') ? (error.extensions.price ?? null) : null;

/** Manages a booking: the chosen slot, its fee once the api has quoted one, and any error message. */
function useBooking({ subscription, onClose }: BookConsultProps) {
  const slot = useConsultSlot(subscription.consult_state);
  const [quote, setQuote] = useState<{ slot: string | null; fee: number } | null>(null);
  // Fees differ by the time of day: one that was quoted for another time is not agreed to.
  const fee = quote?.slot === slot.chosen ? (quote?.fee ?? null) : null;
  const handleError = (error: unknown) => {
    if (slot.showSlotError(error)) return true;
    const price = feeOf(error);
    if (price !== null) setQuote({ slot: slot.chosen, fee: price });
    return price !== null;
  };
  const { charge, isBusy, failure, setFailure, dialog } = useSubscriptionCharge(createConsult, {
    onDone: onClose,
    handleError,
  });
  const book = () => {
    setFailure(null);
    const slotInput = slot.toInput();
    if (!slotInput) return;
    // Never charge a fee that has not been shown first.
    const consent = { expect_free: fee === null, expected_fee: fee };
    charge({ subscription_id: subscription.id, ...slotInput, ...consent });
  };
  return { slot, fee, isBusy, book, dialog, failure };
}

/** Returns what stood when the dialog opened: its words do not change while it closes. */
function useWhenOpened<T>(value: T, open: boolean): T {
  const [kept, keep] = useState({ open, value });
  if (open !== kept.open) keep({ open, value: open ? value : kept.value });
  return kept.value;
}

const freeWords = (free: number): string =>
  free > 0
    ? `Free: you have ${free} free ${free === 1 ? 'consult' : 'consults'} left.`
    : 'You have no free consults left. We show you the fee before anything is charged.';

/**
 * Books a follow-up consult: free while free ones remain, otherwise for a fee shown beforehand (section 2.20). Or the first
 * again, which costs nothing more (rule health-60).
 */
export function BookConsult(props: BookConsultProps) {
  const [now] = useState(() => new Date());
  const { slot, fee, isBusy, book, failure, dialog } = useBooking(props);
  const { num_free_consults: free, can_book_first } = useWhenOpened(props.subscription, props.open);
  const footer = (
    <Button block status={isBusy ? 'busy' : 'idle'} busyLabel="Booking..." onClick={book}>
      {fee === null ? 'Book consult' : `Book for ${formatMoney(fee)}`}
    </Button>
  );
  return (
    <ResponsiveDialog
      open={props.open}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={can_book_first ? 'Book your first consult again' : 'Book a follow-up consult'}
      footer={footer}
    >
      <Stack gap={5}>
        <Text tone="muted">
          {can_book_first
            ? 'It is part of the fee that you have paid: it costs nothing more.'
            : freeWords(free)}
        </Text>
        <ConsultSlotPicker slot={slot} now={now} legend="When suits you?" />
        {fee !== null && (
          <Banner tone="info" title={`This consult costs ${formatMoney(fee)}`} live>
            It is charged to your {paymentNoun('later')} on file when you book.
          </Banner>
        )}
        <div role="alert">{failure && <InlineMessage tone="error">{failure}</InlineMessage>}</div>
        <Text size="sm" tone="muted">
          Not for emergencies: call 000.
        </Text>
      </Stack>
      {dialog}
    </ResponsiveDialog>
  );
}
