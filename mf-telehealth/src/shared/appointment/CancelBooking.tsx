import { FREE_CHANGE_HOURS, paymentNoun } from '@saltbush/contract';
import { Banner, Button, formatCents, Stack, Text, useActionStatus } from '@saltbush/shared-ui/design/core';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { Booking } from '../booking/api/booking';
import { cancelBooking } from './api/cancel-booking';
import { useKeepBooking } from './use-keep-booking';

/** What happens to the fee, by the terms (rule health-15). */
function feeWords({ fee, free_until }: Booking): string {
  if (fee === 0) return 'There is no fee to return.';
  if (Date.parse(free_until) >= Date.now()) {
    return `The fee of ${formatCents(fee)} goes back to your ${paymentNoun('now')}.`;
  }
  return `It is less than ${FREE_CHANGE_HOURS} hours until your appointment, so the fee of ${formatCents(fee)} stays.`;
}

/** Cancels after one confirmation that says what happens to the fee. */
export function CancelBooking({ booking }: { booking: Booking }) {
  const keep = useKeepBooking();
  const [isOpen, setOpen] = useState(false);
  const { status, run, failure } = useActionStatus();
  const cancel = () =>
    run(async () => {
      const cancelled = await cancelBooking(booking.uuid);
      setOpen(false);
      keep(cancelled);
    });
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Cancel this booking
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Cancel this booking?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="danger" status={status} busyLabel="Cancelling…" onClick={() => void cancel()}>
              Cancel booking
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text>Your time is given to somebody else. {feeWords(booking)}</Text>
          {failure !== null && failure !== undefined && status === 'idle' && (
            <Banner tone="error" live>
              {errorMessage(failure)}
            </Banner>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
