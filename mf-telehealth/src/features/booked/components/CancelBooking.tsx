import { paymentNoun } from '@saltbush/contract';
import { Banner, Button, Stack, Text, useActionStatus } from '@saltbush/shared-ui/design/core';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingQuery } from '../../../shared/booking/api/booking';
import { cancelBooking } from '../api/cancel-booking';

/** Cancels after one confirmation; the fee is refunded. */
export function CancelBooking({ uuid }: { uuid: string }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { status, run, failure } = useActionStatus();
  const cancel = () =>
    run(async () => {
      const booking = await cancelBooking(uuid);
      setOpen(false);
      client.setQueryData(bookingQuery(uuid).queryKey, booking);
    });
  return (
    <>
      <Button variant="quiet" block onClick={() => setOpen(true)}>
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
          <Text>
            Your time is given to somebody else, and the fee goes back to your {paymentNoun('now')}.
          </Text>
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
