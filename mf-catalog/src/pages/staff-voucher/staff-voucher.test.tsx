import { PROMOTION_MESSAGES, VOUCHER_LIMIT_MESSAGES, VOUCHER_MESSAGES } from '@saltbush/contract';
import { respondWith, respondWithError, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  StaffVoucherDocument,
  StaffVoucherPreviewDocument,
  StaffVouchersChangeDocument,
  StaffVouchersEndDocument,
  StaffVouchersPublishDocument,
  StaffVouchersSaveDocument,
} from '../../generated/gql/graphql';
import { signInAs } from '../../samples/staff-products';
import { ZINC } from '../../samples/staff-promotions';
import { sampleVoucher, staffVoucherAnswers } from '../../samples/staff-vouchers';
import { page } from '.';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

function open(id = '7', search = '') {
  render(
    <TestShop>
      <page.Component params={{ id }} search={new URLSearchParams(search)} />
    </TestShop>,
  );
}

/** Opens the sample once it is published and has been used. */
function openRunning() {
  const voucher = { ...sampleVoucher.voucher, state: 'running' as const, uses: 4 };
  serve(...staffVoucherAnswers({ ...sampleVoucher, voucher, version: 2 }));
  open();
}

beforeEach(() => {
  signInAs('manager');
  serve(...staffVoucherAnswers());
});

describe('a draft of a voucher at the desk', () => {
  it('is saved with a drawn code, its limits and its period, as a change of the version that was shown', async () => {
    open();
    await field('Code');
    press('Generate');
    const { value } = await field('Code');
    expect(value).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
    press('Generate');
    expect((await field('Code')).value).not.toBe(value);
    await type('Orders in all', '20');
    await type('Orders of each customer', '');
    await type('Minimum spend', '20.50');
    await type('From', '2027-02-01T09:00');
    await type('Until', '2027-03-01T09:00');
    press('Save draft');
    await waitFor(() => expect(sentVariables(StaffVouchersSaveDocument)).toHaveLength(1));
    expect(sentVariables(StaffVouchersSaveDocument)[0]).toMatchObject({
      input: {
        ...{ voucher_id: '7', version: 1, kind: 'percent_off', percent: 10, min_spend: 2050 },
        ...{ max_uses: 20, max_uses_per_customer: null, category_id: null, from: '2027-02-01T09:00' },
      },
    });
  });

  it('leads to the first field that is wrong, and sends nothing', async () => {
    open();
    await type('Code', 'A B');
    await type('Percentage off', '100');
    await type('Orders in all', 'many');
    await type('Until', '2026-01-01T09:00');
    press('Save draft');
    expect(await screen.findByText(VOUCHER_MESSAGES.code)).toBeTruthy();
    for (const words of [VOUCHER_MESSAGES.percent, VOUCHER_LIMIT_MESSAGES.all, PROMOTION_MESSAGES.backwards])
      expect(screen.getByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(await field('Code'));
    expect(sentVariables(StaffVouchersSaveDocument)).toHaveLength(0);
  });

  it('is published once that is confirmed, not while changes are unsaved, and ended', async () => {
    open();
    await type('Name', 'Other');
    press('Publish');
    expect(await screen.findByText(/^Please save your changes first/)).toBeTruthy();
    await type('From', '2027-02-01T09:00');
    await type('Until', '2027-03-01T09:00');
    press('Save draft');
    await waitFor(() => expect(sentVariables(StaffVouchersSaveDocument)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/unsaved changes/)).toBeNull());
    press('Publish');
    expect((await dialog()).textContent).toContain(
      'Save 10%, from $50.00, for 100 orders, 1 for each customer',
    );
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Publish' }));
    await screen.findByRole('button', { name: 'Save changes' });
    expect(sentVariables(StaffVouchersPublishDocument)).toEqual([{ input: { voucher_id: '7', version: 2 } }]);
    expect(screen.queryByLabelText('Percentage off')).toBeNull();
    press('End voucher');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'End voucher' }));
    await waitFor(() =>
      expect(sentVariables(StaffVouchersEndDocument)).toEqual([{ input: { voucher_id: '7', version: 3 } }]),
    );
    expect(await screen.findByText('Ended')).toBeTruthy();
  });

  it('is tried with a cart', async () => {
    open();
    const search = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Add any product' });
    fireEvent.change(search, { target: { value: 'zinc' } });
    fireEvent.click(within(search.form as HTMLElement).getByRole('button', { name: 'Find' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Add.*Zinc/ }));
    press('Price this cart');
    const table = await screen.findByRole('region', { name: 'Lines of the cart' });
    expect(within(table).getByText('$17.95')).toBeTruthy();
    expect(sentVariables(StaffVoucherPreviewDocument)).toEqual([
      { input: { voucher_id: '7', lines: [{ product_id: ZINC.id, quantity: 1 }] } },
    ]);
  });

  it('is an editor’s to write, and not to publish [roles-04]', async () => {
    signInAs('content');
    open();
    expect(await screen.findByText('A manager publishes it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeTruthy();
  });
});

describe('a published voucher at the desk', () => {
  it('shows its uses, and takes no limit below them [vouchers-07]', async () => {
    openRunning();
    expect(await screen.findByText('4 of 100')).toBeTruthy();
    await type('Orders in all', '3');
    press('Save changes');
    expect(await screen.findByText('It has been used 4 times: please enter no fewer')).toBeTruthy();
    expect(sentVariables(StaffVouchersChangeDocument)).toHaveLength(0);
    await type('Orders in all', '4');
    await type('Until', new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16));
    await type('Orders of each customer', '');
    const sent = () => sentVariables(StaffVouchersChangeDocument);
    press('Save changes');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ input: { version: 2, max_uses: 4, max_uses_per_customer: null } });
    expect(await screen.findByText('Used up')).toBeTruthy();
  });

  it('that a colleague changed is looked at first, with what was entered [vouchers-06]', async () => {
    openRunning();
    await type('Name', 'Mine');
    await type('Until', new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16));
    const theirs = { ...sampleVoucher.voucher, state: 'running' as const, name: 'Theirs' };
    const message = 'Una User changed this voucher.';
    serve(
      respondWithError(StaffVouchersChangeDocument, { code: 'VOUCHER_MOVED', message }),
      respondWith(StaffVoucherDocument, { staff_voucher: { ...sampleVoucher, version: 3, voucher: theirs } }),
    );
    press('Save changes');
    fireEvent.click(await screen.findByRole('button', { name: 'Look at it now' }));
    await waitFor(async () => expect((await field('Name')).value).toBe('Theirs'));
  });
});

it('begins a copy with what another gives and its limits, without its code and time', async () => {
  open('new', 'copy=7');
  const values = ['Name', 'Percentage off', 'Minimum spend', 'Orders in all', 'Code', 'From', 'Until'];
  const found = await Promise.all(values.map(async (label) => (await field(label)).value));
  expect(found).toEqual(['Spring', '10', '50.00', '100', '', '', '']);
});
