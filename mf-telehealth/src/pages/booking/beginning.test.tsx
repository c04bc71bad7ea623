import { navigate } from '@saltbush/shared-ui/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BookingInShop, fullDraft, reloadBooking } from '../../samples/booking-page';
import {
  fillGuest,
  findHeading,
  openBooking,
  pay,
  pressContinue,
  setUpBooking,
} from '../../samples/drive-booking';
import { draftOf } from '../../shared/booking/kept-booking';

setUpBooking();

const note = () => screen.queryByText('Please begin here');
const FIRST = 'Who is the consultation for?';

describe('the note that nothing is kept of a booking', () => {
  it.each(['short-consult', 'medical-certificate-multi-day', 'medical-certificate-carer'])(
    'is not shown to somebody who begins %s',
    async (slug) => {
      openBooking({ at: `/telehealth/${slug}/book?step=service` });
      await pressContinue();
      await screen.findByLabelText('First name');
      expect(note()).toBeNull();
    },
  );

  it('goes once they go on from where they were led to', async () => {
    openBooking({ at: '/telehealth/short-consult/book?step=review' });
    await findHeading(FIRST);
    expect(note()).not.toBeNull();
    await fillGuest();
    await findHeading('How do we reach you?');
    expect(note()).toBeNull();
    window.history.back();
    await findHeading(FIRST);
    expect(note()).toBeNull();
  });

  it('goes once they look at an earlier screen', async () => {
    openBooking({ at: '/telehealth/short-consult/book?step=time' });
    await findHeading(FIRST);
    act(() => void navigate('/telehealth/short-consult/book?step=service'));
    await findHeading('Which consult suits you?');
    expect(note()).toBeNull();
    await pressContinue();
    await findHeading(FIRST);
    expect(note()).toBeNull();
  });

  it('is not shown on the confirmation, paid for after a reload', async () => {
    openBooking({
      at: '/telehealth/short-consult/book?step=payment',
      draft: { ...fullDraft, booking: 'b1' },
    });
    await screen.findByLabelText('Card number');
    cleanup();
    reloadBooking();
    render(<BookingInShop />);
    await pay();
    await findHeading('You’re booked');
    expect(draftOf('ShortConsult').patient).toBeNull();
    expect(note()).toBeNull();
  });
});
