import { SLOT_WORDINGS } from '@saltbush/contract';
import { Button, ErrorState, Stack } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Booking, bookingQuery } from '../../../shared/booking/api/booking';
import type { BookingFailure } from '../../../shared/booking/booking-failure';
import { PaymentForm } from './PaymentForm';

interface PaymentStepProps {
  uuid: string;
  onBooked: (booking: Booking) => void;
  /** The slot is no longer held: another one must be picked (section 8). */
  onSlotGone: (message: string) => void;
  onContradicted: (failure: BookingFailure) => void;
}

/** Pays for the held slot, after checking that it is still held. */
export function PaymentStep({ uuid, ...on }: PaymentStepProps) {
  const { onBooked, onSlotGone } = on;
  const query = useQuery({ ...bookingQuery(uuid), refetchOnMount: 'always' });
  const booking = query.data;
  const follow = useEffectEvent((known: Booking) => {
    if (known.status === 'booked') onBooked(known);
    else if (known.status !== 'held')
      onSlotGone(SLOT_WORDINGS[known.status === 'expired' ? 'lost' : 'unavailable']);
  });
  useEffect(() => {
    if (booking) follow(booking);
  }, [booking]);
  if (booking?.status === 'held') {
    return <PaymentForm booking={booking} {...on} />;
  }
  if (query.isError) {
    return (
      <Stack gap={4}>
        <ErrorState headingLevel={2} onRetry={() => void query.refetch()} busy={query.isFetching}>
          {query.error.message}
        </ErrorState>
        <Button variant="secondary" onClick={() => onSlotGone(SLOT_WORDINGS.unavailable)}>
          Choose another time
        </Button>
      </Stack>
    );
  }
  return <FormSkeleton fields={2} />;
}
