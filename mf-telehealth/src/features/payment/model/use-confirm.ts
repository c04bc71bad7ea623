import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Booking, bookingQuery } from '../../../shared/booking/api/booking';
import { type BookingFailure, bookingFailure } from '../../../shared/booking/booking-failure';
import { confirmBooking, type ThreeDSecureStep } from '../api/confirm-booking';

const NOT_FINISHED = 'Your bank’s check was not finished. You have not been charged.';

interface ConfirmOptions {
  booking: Booking;
  onBooked: (booking: Booking) => void;
  onFailed: (failure: BookingFailure) => void;
}

/** Pays for a held booking, including the bank's 3-D Secure step if there is one. */
export function useConfirm({ booking, onBooked, onFailed }: ConfirmOptions) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [challenge, setChallenge] = useState<{ step: ThreeDSecureStep; sourceId: string | null } | null>(
    null,
  );
  const confirm = async (sourceId: string | null) => {
    setBusy(true);
    setChallenge(null);
    try {
      const answer = await confirmBooking(booking.uuid, sourceId);
      if (answer.three_d_secure) return setChallenge({ step: answer.three_d_secure, sourceId });
      client.setQueryData(bookingQuery(booking.uuid).queryKey, answer.booking);
      onBooked(answer.booking);
    } catch (error) {
      onFailed(bookingFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const cancelChallenge = () => {
    setChallenge(null);
    onFailed({ kind: 'payment', message: NOT_FINISHED });
  };
  return { isBusy: isBusy || challenge !== null, confirm, challenge, cancelChallenge };
}
