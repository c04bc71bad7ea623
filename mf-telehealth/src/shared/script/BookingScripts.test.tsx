import { useSession } from '@saltbush/shared-ui/platform';
import { respondWith, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { TelehealthScriptsDocument } from '../../generated/gql/graphql';
import { sampleBooking } from '../../samples/booking-answers';
import { startSampleShop } from '../../samples/sample-shop';
import { BookingScripts } from './BookingScripts';

const script = {
  ...{ number: 1, status: 'on_file' as const, product_name: 'Lorimer Atorvastatin 20mg' },
  ...{ product_slug: 'atorvastatin', quantity: 2, supplies: 3, supplies_left: 2 },
  ...{ directions: 'One tablet every evening', expires_on: '2027-11-24', issued_by: 'Asha Pillai' },
  next_supply_on: null as string | null,
};
const open = (has_script = true) =>
  render(
    <TestShop>
      <BookingScripts booking={sampleBooking({ status: 'completed', has_script })} />
    </TestShop>,
  );
const answer = (
  ...telehealth_scripts: (Omit<typeof script, 'status'> & { status: 'on_file' | 'off_file' })[]
) => serve(respondWith(TelehealthScriptsDocument, { telehealth_scripts }));

beforeEach(() => {
  startSampleShop();
  answer(script);
});

describe('the scripts of an appointment [health-66]', () => {
  it('say what is left of them and until when, how they are taken, and lead to where they are ordered on', async () => {
    answer(script, { ...script, number: 2, status: 'off_file', supplies_left: 0 });
    open();
    const [kept, gone] = await screen.findAllByRole('listitem');
    expect(kept?.textContent).toContain('Your script is on file: Lorimer Atorvastatin 20mg');
    expect(kept?.textContent).toContain('2 packs in a supply, 2 of 3 supplies left, until 24 November 2027');
    expect(kept?.textContent).toContain('Directions: One tablet every evening');
    const links = screen.getAllByRole('link', { name: 'Order Lorimer Atorvastatin 20mg' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/products/atorvastatin']);
    expect(gone?.textContent).toContain('No longer on file');
  });

  it('say from when on they are ordered on again', async () => {
    answer({ ...script, next_supply_on: '2026-12-15' });
    open();
    expect(
      await screen.findByText('This medicine can be supplied again from 15 December 2026.'),
    ).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are not asked for without one, nor by staff who act as the customer', () => {
    open(false);
    const acting = { staff_name: 'Sam', reason: 'Asks for help', expires_at: '2026-11-24T01:00:00Z' };
    useSession.setState({ impersonation: acting as never });
    open();
    expect(screen.queryByRole('list')).toBeNull();
    expect(sentVariables(TelehealthScriptsDocument)).toHaveLength(0);
  });
});
