import { sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  StaffPricesSetDocument,
  StaffProductsPublishDocument,
  StaffStockCountDocument,
} from '../../generated/gql/graphql';
import { signInAs, staffProductAnswers } from '../../samples/staff-products';
import { COMMA_WORDS } from '../../shared/counter/money-field';
import { page } from '.';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function type(label: RegExp, words: string) {
  const field = await screen.findByLabelText(label);
  field.focus();
  fireEvent.change(field, { target: { value: words } });
  return field;
}
async function price(words: string, from = '') {
  await type(/^New price/, words);
  await type(/^From/, from);
  screen.getByRole('button', { name: 'Set price' }).focus();
  press('Set price');
}

beforeEach(() => {
  signInAs('manager');
  serve(...staffProductAnswers());
  render(
    <TestShop>
      <page.Component params={{ id: '102' }} search={new URLSearchParams()} />
    </TestShop>,
  );
});

describe('a price at the desk', () => {
  it('is not read where a comma could be the point', async () => {
    await price('19,95');
    expect(await screen.findByText(COMMA_WORDS)).toBeTruthy();
    expect(sentVariables(StaffPricesSetDocument)).toHaveLength(0);
  });

  it('that leaps is set once it is confirmed, and the focus returns', async () => {
    await price('1,995');
    expect((await dialog()).textContent).toContain('$32.95 → $1,995.00');
    press('Go back');
    await isGone();
    expect(sentVariables(StaffPricesSetDocument)).toHaveLength(0);
    press('Set price');
    await dialog();
    press('Set $1,995.00');
    await isGone();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Set price'));
    await waitFor(() =>
      expect(sentVariables(StaffPricesSetDocument)).toMatchObject([
        { input: { expected: 3295, value: 199_500, leap_confirmed: true } },
      ]),
    );
  });

  it('that leaps on a later day asks too; a small step does not', async () => {
    await price('99', '2026-12-24');
    expect((await dialog()).textContent).toContain('From the morning of 24/12/2026 on');
    press('Go back');
    await isGone();
    await price('33.95');
    await waitFor(() =>
      expect(sentVariables(StaffPricesSetDocument)).toMatchObject([
        { input: { value: 3395, from: null, leap_confirmed: false } },
      ]),
    );
  });
});

describe('stock and sale at the desk', () => {
  it('lose much of the stock only once that is confirmed', async () => {
    await type(/^Units counted/, '0');
    press('Set to count');
    expect((await dialog()).textContent).toContain('The stock goes from 3 to 0 at once');
    expect(sentVariables(StaffStockCountDocument)).toHaveLength(0);
    press('Set to 0');
    await waitFor(() =>
      expect(sentVariables(StaffStockCountDocument)).toMatchObject([{ input: { expected: 3, counted: 0 } }]),
    );
    await isGone();
  });

  it('set a count near the stock at once', async () => {
    await type(/^Units counted/, '2');
    press('Set to count');
    await waitFor(() => expect(sentVariables(StaffStockCountDocument)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('withdraw once that is confirmed, put on sale at once, and keep the focus', async () => {
    const button = await screen.findByRole('button', { name: 'Withdraw from sale' });
    button.focus();
    fireEvent.click(button);
    expect((await dialog()).textContent).toContain('nobody can buy it any more');
    expect(sentVariables(StaffProductsPublishDocument)).toHaveLength(0);
    fireEvent.click(screen.getAllByRole('button', { name: 'Withdraw from sale' }).at(-1) as HTMLElement);
    await isGone();
    const put = await screen.findByRole('button', { name: 'Put on sale' }, { timeout: 10_000 });
    expect(document.activeElement).toBe(put);
    expect(put.dataset.status).not.toBe('success');
    fireEvent.click(put);
    await waitFor(() =>
      expect(sentVariables(StaffProductsPublishDocument)).toMatchObject([
        { input: { is_on_sale: false } },
        { input: { is_on_sale: true } },
      ]),
    );
  });
});
