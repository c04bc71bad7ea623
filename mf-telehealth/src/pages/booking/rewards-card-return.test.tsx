import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findHeading, openBooking, setUpBooking, startAt } from '../../samples/drive-booking';
import { SampleShop } from '../../samples/sample-shop';
import { page as landing } from '../services';

setUpBooking();

describe('a shopper who returns from linking a rewards card', () => {
  const query = 'th=1&tid=1060&tp=CovidAntiviral';

  it('continues with the booking [4.n-02] [2.1-31]', async () => {
    openBooking({ at: `/telehealth/covid-antivirals/book?step=patient&${query}` });
    await findHeading('Who is the consultation for?');
    expect(screen.getByText(/Your rewards card is linked/)).toBeTruthy();
    await vi.waitFor(() => expect(window.location.search).toBe('?step=patient'));
  });

  it('is redirected from the landing page to the service they left [4.n-02]', async () => {
    startAt({ at: `/telehealth?${query}` });
    render(
      <SampleShop>
        <landing.Component params={{}} search={new URLSearchParams(query)} />
      </SampleShop>,
    );
    await vi.waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe(
        `/telehealth/covid-antivirals/book?step=patient&${query}`,
      ),
    );
  });
});
