import { useQueryClient } from '@tanstack/react-query';
import { type Booking, bookingQuery } from '../booking/api/booking';
import { APPOINTMENTS_KEY } from './appointment-keys';

/** Returns a function that shows a changed booking wherever it is listed. */
export function useKeepBooking(): (booking: Booking) => void {
  const client = useQueryClient();
  return (booking) => {
    client.setQueryData(bookingQuery(booking.uuid).queryKey, booking);
    void client.invalidateQueries({ queryKey: APPOINTMENTS_KEY });
  };
}
