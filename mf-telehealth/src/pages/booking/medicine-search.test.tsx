import { sentTo } from '@saltbush/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fullDraft } from '../../samples/booking-page';
import { findHeading, openBooking, pressContinue, setUpBooking } from '../../samples/drive-booking';

setUpBooking();

describe('prescription search', () => {
  it('finds prescription medicines and requests one [2.21-01]', async () => {
    openBooking({ at: '/telehealth/online-scripts/book', draft: fullDraft });
    await findHeading('Which medicine do you need?');
    await pressContinue();
    expect(await screen.findByText('Please choose a prescription medicine')).toBeTruthy();
    await userEvent.type(screen.getByRole('combobox'), 'atorva');
    await userEvent.click(await screen.findByRole('option', { name: /Atorvastatin 40mg/ }));
    expect(await screen.findByText('Lorimer Pharma Atorvastatin 40mg 30 Tablets')).toBeTruthy();
    const [asked] = sentTo('/1/indexes/*/queries') as { requests: Record<string, unknown>[] }[];
    expect(asked?.requests[0]).toMatchObject({
      query: 'atorva',
      facetFilters: [['schedule:4', 'schedule:4N']],
      clickAnalytics: false,
    });
    await pressContinue();
    await findHeading('Who is the consultation for?');
    expect(window.location.href + JSON.stringify({ ...sessionStorage })).not.toMatch(/atorva|7001/i);
  });
});
