import { errorText } from '@saltbush/contract';
import { respondWithError, sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  StaffAutoDeliveryChargesDocument,
  StaffAutodeliveryChargesMailDocument,
} from '../../generated/gql/graphql';
import { staffChargeAnswers } from '../../samples/staff-charges';
import { page } from '.';

const open = (query = '') =>
  render(<page.Component params={{}} search={new URLSearchParams(query)} />, { wrapper: TestShop });
const texts = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  startWork('support');
  document.title = 'AutoDelivery charges';
  serve(...staffChargeAnswers());
});

it('says why each charge was not made, and for whom it waits [roles-38]', async () => {
  open();
  expect((await texts(/Declined/)).slice(2)).toEqual([
    '“Bathroom shelf”2 products every 4 weeks',
    '$49.90Visa ending in 0002',
    'Declined“Your card was declined.”',
    'Tried onceLast on 21 Nov 2026, 9:00 amNext on 22 Nov 2026, 9:00 am',
    'Declined, 21 Nov 2026, 9:00 amMail again to Priya Nolan',
  ]);
  expect((await texts(/approve it/)).slice(2, 6)).toEqual([
    '“Bathroom shelf”2 products every 4 weeksPaused until its owner resumes it',
    '$49.90Visa ending in 0002',
    'The bank wants the customer to approve it',
    'Tried 4 timesWaits for the customer',
  ]);
  expect((await texts(/Not agreed to/)).slice(3, 6)).toEqual([
    'Not knownVisa ending in 0002',
    'Not agreed to',
    'Waits for the customer',
  ]);
  await vi.waitFor(() => expect(document.title).toBe('(3) AutoDelivery charges'));
});

it('mails an owner again about a declined charge, or says why it cannot [roles-40]', async () => {
  open();
  const message = errorText('CHARGE_NOT_DECLINED');
  const code = 'CHARGE_NOT_DECLINED' as const;
  serve(respondWithError(StaffAutodeliveryChargesMailDocument, { message, code }));
  await userEvent.click(await screen.findByRole('button', { name: /^Mail again ?to Priya Nolan$/ }));
  await screen.findByText(message);
  expect(sentVariables(StaffAutodeliveryChargesMailDocument)).toEqual([{ input: { id: 'a1' } }]);
});

it('shows what is coming, and what stands against it [roles-38]', async () => {
  open('state=coming');
  expect((await texts(/left out/)).slice(1, 6)).toEqual([
    '3 Dec 2126, 9:00 am',
    '“Bathroom shelf”1 product every 4 weeks1 product left out as things are',
    'Not knownVisa ending in 0002',
    '16 Nov 2026, 9:00 am',
    '',
  ]);
  expect((await texts(/resumes it/))[5]).toBe('Paused');
  expect(sentVariables(StaffAutoDeliveryChargesDocument)).toEqual([
    { state: 'coming', newest: false, after: null },
  ]);
});

it('asks for nothing for whom it is not [roles-38]', async () => {
  startWork('pharmacist');
  open();
  await screen.findByText('This desk is not part of your role');
  expect(sentVariables(StaffAutoDeliveryChargesDocument)).toEqual([]);
});
