import { respondWith, sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  StaffProgramChargeCountsDocument,
  StaffProgramChargesDocument,
  StaffProgramChargesMailDocument,
} from '../../generated/gql/graphql';
import { failedCharges, staffChargeAnswers } from '../../samples/staff-charges';
import { page } from '.';

const open = (query = '') =>
  render(<page.Component params={{}} search={new URLSearchParams(query)} />, { wrapper: TestShop });
const cells = async (name: RegExp) => within(await screen.findByRole('row', { name })).getAllByRole('cell');
const texts = async (name: RegExp) => (await cells(name)).map(({ textContent }) => textContent);

beforeEach(() => {
  startWork('support');
  document.title = 'Program charges';
  serve(...staffChargeAnswers());
});
afterEach(() => void vi.useRealTimers());

describe('the desk of the charges of programs', () => {
  it('says why each was not made, in the bank’s words, how often it was tried and what comes next [roles-37]', async () => {
    open();
    const [customer, due, covers, amount, why, tries, mailed] = await texts(/^Mara Lindqvist .*Declined/);
    expect(customer).toBe('Mara Lindqvist');
    expect(screen.getAllByRole('link', { name: 'Mara Lindqvist' })[0]?.getAttribute('href')).toBe(
      '/staff/customers/c1',
    );
    expect(due).toMatch(/^21 Nov 2026, 9:00 am \(\d+ d\)$/);
    expect(covers).toBe('Weight Management Programthe month’s fee and 3 products');
    expect(amount).toBe('$214.80Visa ending in 0002');
    expect(why).toBe('Declined“Your card was declined.”');
    expect(tries).toBe('Tried 2 timesLast on 22 Nov 2026, 9:00 amNext on 24 Nov 2026, 9:00 am');
    expect(mailed).toBe('Declined, 22 Nov 2026, 9:00 am (not sent yet)Mail again to Mara Lindqvist');
    expect((await texts(/^Closed account .*Not agreed to/)).slice(4)).toEqual([
      'Not agreed to',
      'Waits for the customer',
      'None in 30 days',
    ]);
    expect((await texts(/No repeats left/)).slice(4, 6)).toEqual([
      'No repeats leftAnother card was chosen since',
      'Waits for a practitioner',
    ]);
    screen.getByText(/^A declined charge is tried again 1, 3 and 5 days later/);
  });

  it('shows what is coming, what stands against it, and the way on; the address keeps all of it [roles-37]', async () => {
    open('state=coming&order=newest');
    expect(await texts(/Paused until then/)).toEqual([
      'Mara Lindqvist',
      '3 Dec 2126, 9:00 am',
      'Weight Management Programthe month’s fee and 3 productsPaused until then',
      '$214.80Visa ending in 0002',
      '13 Nov 2026, 9:00 am',
      '',
      'Announced, 13 Nov 2026, 9:00 am',
    ]);
    expect((await texts(/expires before/)).slice(3, 6)).toEqual([
      'Not knownVisa ending in 0002',
      'Not yet',
      'The card expires before',
    ]);
    const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Next 50')).toBe('/staff/programs/charges?state=coming&order=newest&after=MTIz');
    expect(hrefOf(/^Due/)).toBe('/staff/programs/charges?state=coming');
    expect(hrefOf(/^Failed ?3$/)).toBe('/staff/programs/charges?state=failed');
    expect(sentVariables(StaffProgramChargesDocument)).toEqual([
      { state: 'coming', newest: true, after: null },
    ]);
  });

  it('mails a member again about a declined charge, and shows that it has [roles-40]', async () => {
    open();
    const row = await screen.findByRole('row', { name: /^Mara Lindqvist .*Declined/ });
    const again = { kind: 'again' as const, at: '2026-11-24T00:00:00.000Z', is_sent: true };
    serve(
      respondWith(StaffProgramChargesMailDocument, ({ input: { id } }) => ({
        staff_program_charges_mail: { charge: { id } },
      })),
      respondWith(StaffProgramChargesDocument, {
        staff_program_charges: {
          data: failedCharges.slice(0, 1).map((one) => ({ ...one, can_mail: false, mails: [again] })),
          next: null,
        },
      }),
    );
    expect(screen.getAllByRole('button', { name: /^Mail again/ })).toHaveLength(1);
    await userEvent.click(within(row).getByRole('button', { name: /^Mail again ?to Mara Lindqvist$/ }));
    await screen.findByText('Mailed again by staff, 24 Nov 2026, 11:00 am');
    expect(screen.queryByRole('button', { name: /^Mail again/ })).toBeNull();
    expect(document.activeElement?.textContent, 'the focus stays').toContain('Mailed again by staff');
    expect(sentVariables(StaffProgramChargesMailDocument)).toEqual([{ input: { id: 's1' } }]);
  });

  it('counts the failed ones in its title, and renews itself [roles-37]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await vi.waitFor(() => expect(document.title).toBe('(3) Program charges'));
    serve(
      respondWith(StaffProgramChargesDocument, { staff_program_charges: { data: [], next: null } }),
      respondWith(StaffProgramChargeCountsDocument, {
        staff_program_charge_counts: { failed: 0, coming: 0 },
      }),
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await screen.findByText('No charge has failed.');
    await vi.waitFor(() => expect(document.title).toBe('Program charges'));
  });

  it('asks for nothing for whom it is not [roles-37]', async () => {
    startWork('pharmacist');
    open();
    await screen.findByText('This desk is not part of your role');
    expect(sentVariables(StaffProgramChargesDocument)).toEqual([]);
  });
});
