import { useCharge } from '@saltbush/shared-ui/payment';
import { useQueryClient } from '@tanstack/react-query';
import { type Booking, bookingQuery } from '../../../shared/booking/api/booking';
import { type BookingFailure, bookingFailure } from '../../../shared/booking/booking-failure';
import { confirmBooking } from '../api/confirm-booking';

interface ConfirmOptions {
  booking: Booking;
  onBooked: (booking: Booking) => void;
  onFailed: (failure: BookingFailure) => void;
}

/** Pays for a held booking, including the bank's 3-D Secure step if there is one. */
export function useConfirm({ booking, onBooked, onFailed }: ConfirmOptions) {
  const client = useQueryClient();
  const send = (sourceId: string | null) => confirmBooking(booking.uuid, sourceId);
  return useCharge(send, {
    onDone: ({ booking: booked }) => {
      client.setQueryData(bookingQuery(booking.uuid).queryKey, booked);
      onBooked(booked);
    },
    onFailed: (error) => onFailed(bookingFailure(error)),
    onCancelled: (message) => onFailed({ kind: 'payment', message }),
  });
}
