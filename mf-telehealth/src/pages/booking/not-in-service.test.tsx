import { REJECTED_TITLE } from '@saltbush/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fullDraft } from '../../samples/booking-page';
import { findHeading, openBooking, pressContinue, setUpBooking } from '../../samples/drive-booking';

setUpBooking();

describe('smoking cessation', () => {
  const contact = { contact_method: 'phone', phone: '0412345678', state: 'NSW' } as const;

  it('shows not-in-service in states without it, and to minors [2.21-01] [4.l-01]', async () => {
    const patient = { ...fullDraft.patient, dob: '2009-11-25' } as typeof fullDraft.patient;
    openBooking({ at: '/telehealth/quit-smoking/book?step=contact', draft: { patient, contact } });
    await pressContinue();
    await findHeading('This service is not available for you yet');
    expect(screen.getByRole('link', { name: 'See the short consult instead' })).toBeTruthy();
    expect(screen.queryByText(REJECTED_TITLE)).toBeNull();
  });
});
