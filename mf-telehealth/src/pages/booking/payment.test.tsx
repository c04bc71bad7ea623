import {
  HttpResponse,
  http,
  mockGateway,
  respondWith,
  respondWithError,
  respondWithNetworkError,
  sentVariables,
  serve,
  TEST_WALLET,
  TOKENS_URL,
} from '@saltbush/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TelehealthBookingDocument, TelehealthBookingsConfirmDocument } from '../../generated/gql/graphql';
import { bookingAnswers, sampleBooking } from '../../samples/booking-answers';
import { findHeading, openBooking, pay, setUpBooking } from '../../samples/drive-booking';

setUpBooking();

describe('paying', () => {
  const at = '/telehealth/short-consult/book?step=payment';

  it('continues after a reload, with the slot still held', async () => {
    openBooking({ at, draft: { booking: 'b1' } });
    expect(await screen.findByText(/until 11:10 am \(time in New South Wales\)/)).toBeTruthy();
  });

  it('reports that a declined card was not charged, and accepts another one', async () => {
    serve(
      respondWithError(TelehealthBookingsConfirmDocument, {
        message: 'Your card was declined.',
        code: 'PAYMENT_DECLINED',
      }),
    );
    openBooking({ at, draft: { booking: 'b1' } });
    await pay();
    expect(await screen.findByText('Your card was declined.')).toBeTruthy();
    expect(screen.getByText(/You have not been charged/)).toBeTruthy();
    serve(...bookingAnswers());
    await userEvent.click(screen.getByRole('button', { name: 'Pay $39.00 and book' }));
    await findHeading('You’re booked');
  });

  it('says that trying again is safe when the connection is lost, and can be tried again', async () => {
    serve(respondWithNetworkError(TelehealthBookingsConfirmDocument));
    openBooking({ at, draft: { booking: 'b1' } });
    await pay();
    expect(await screen.findByText(/you are never booked or charged twice/)).toBeTruthy();
    serve(...bookingAnswers());
    await userEvent.click(screen.getByRole('button', { name: 'Pay $39.00 and book' }));
    await findHeading('You’re booked');
  });

  it('by a wallet: closing it is no error and keeps the focus, approving it pays and books [selling-47]', async () => {
    serve(mockGateway([TEST_WALLET]), ...bookingAnswers());
    openBooking({ at, draft: { booking: 'b1' } });
    const say = async (token: object | null) => {
      const { contentWindow: source, src } = await screen.findByTitle<HTMLIFrameElement>('Test wallet');
      expect(src).toContain('?amount=3900');
      const data = { type: 'wallet', wallet: TEST_WALLET.id, token };
      await act(async () => void window.dispatchEvent(new MessageEvent('message', { data, source })));
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Pay with Test wallet' }));
    await say(null);
    expect(await screen.findByText('You closed Test wallet. You have not been charged.')).toBeTruthy();
    expect(screen.queryByText('We could not finish your booking')).toBeNull();
    const button = await screen.findByRole('button', { name: 'Pay with Test wallet' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    await userEvent.click(button);
    await say({ id: 'src_9', brand: TEST_WALLET.id, last4: '4242' });
    await findHeading('You’re booked');
    expect(JSON.stringify(sentVariables(TelehealthBookingsConfirmDocument))).toContain('src_9');
  });

  it('shows the gateway’s message about a card beside its field', async () => {
    serve(
      http.post(TOKENS_URL, () =>
        HttpResponse.json({ message: 'Your card has expired.', field: 'expiry' }, { status: 402 }),
      ),
    );
    openBooking({ at, draft: { booking: 'b1' } });
    await pay();
    expect((await screen.findAllByText('Your card has expired.')).length).toBeGreaterThan(0);
    expect(sentVariables(TelehealthBookingsConfirmDocument)).toEqual([]);
  });

  it('can be undone: the fee goes back while changes are free [health-15]', async () => {
    serve(
      respondWith(TelehealthBookingDocument, { telehealth_booking: sampleBooking({ status: 'booked' }) }),
    );
    openBooking({ at: '/telehealth/short-consult/book?step=booked', draft: { booking: 'b1' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
    expect(await screen.findByText(/The fee of \$39.00 goes back to your card/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    await findHeading('Your booking is cancelled');
  });
});
