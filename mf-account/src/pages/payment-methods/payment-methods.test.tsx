import { useSession } from '@saltbush/shared-ui/platform';
import { allSent, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentMethodsAddDocument, PaymentMethodsRemoveDocument } from '../../generated/gql/graphql';
import { MARA_AND_STAFF } from '../../samples/impersonated';
import { methodInUse, paymentMethodHandlers } from '../../samples/payment-methods';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { page } from '.';

const { Component } = page;

async function show() {
  serve(...paymentMethodHandlers());
  render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
  return within(await screen.findByRole('region', { name: 'Your cards' }));
}
async function typeCard(number: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add a card' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a card' }));
  await userEvent.type(await sheet.findByRole('textbox', { name: 'Card number' }), number);
  await userEvent.type(sheet.getByRole('textbox', { name: 'Expiry date' }), '1134');
  await userEvent.type(sheet.getByRole('textbox', { name: 'Security code' }), '123');
  await userEvent.click(sheet.getByRole('button', { name: 'Add card' }));
  return sheet;
}

beforeEach(() => {
  startSampleShop();
});

describe('payment methods', () => {
  it('are shown, and not changed, to staff who act as the customer [accounts-09]', async () => {
    const { impersonation } = MARA_AND_STAFF;
    useSession.setState({ impersonation });
    const page = await show();
    await page.findByText('Only the customer can change these cards. Please ask them to sign in.');
    expect(page.getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(page.queryAllByRole('button')).toEqual([]);
  });

  it('lists brand and last digits, and the names of each card’s AutoDeliveries [2.17-05 7.h-02 7.h-03]', async () => {
    const page = await show();
    const [visa, amex] = page.getAllByRole('listitem');
    expect(visa?.textContent).toContain('Visa ending in 4242');
    expect(amex?.textContent).toContain('American Express ending in 0005');
    await waitFor(() => expect(visa?.textContent).toContain('Pays for Bathroom shelf, Dog'));
    await waitFor(() => expect(amex?.textContent).toContain('Pays for no AutoDelivery'));
  });

  it('links to the AutoDeliveries that use a card instead of asking for confirmation', async () => {
    const page = await show();
    await page.findByRole('link', { name: 'Bathroom shelf, Dog' });
    const remove = page.getByRole('button', { name: 'Delete Visa ending in 4242' });
    await userEvent.click(remove);
    const dialog = within(
      await screen.findByRole('dialog', { name: /Visa ending in 4242 can’t be deleted/ }),
    );
    expect(dialog.queryByText(/^It pays for Bathroom shelf, Dog/)).not.toBeNull();
    expect(dialog.getByRole('link', { name: 'Go to AutoDelivery' }).getAttribute('href')).toBe(
      '/user/autodelivery',
    );
    expect(dialog.queryByRole('button', { name: 'Delete card' })).toBeNull();
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(document.activeElement).toBe(remove));
    expect(sentVariables(PaymentMethodsRemoveDocument)).toEqual([]);
  }, 20_000);

  it('retains a card that is in use without the page knowing, and lists its AutoDeliveries', async () => {
    const page = await show();
    serve(methodInUse);
    await userEvent.click(page.getByRole('button', { name: 'Delete American Express ending in 0005' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Delete American Express/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete card' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'This card pays for Bathroom shelf, Dog.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.getAllByRole('listitem')).toHaveLength(2);
  }, 20_000);

  it('deletes a card after confirmation, announces it and preserves focus', async () => {
    const page = await show();
    await userEvent.click(page.getByRole('button', { name: 'Delete American Express ending in 0005' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
    await page.findByText('American Express ending in 0005 was deleted.');
    expect(sentVariables(PaymentMethodsRemoveDocument)).toEqual([
      { input: { stripe_source_id: 'src_amex' } },
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByText(/was deleted/).closest('[tabindex]')),
    );
  }, 20_000);

  it('makes another card the default', async () => {
    const page = await show();
    await userEvent.click(page.getByRole('button', { name: /^Make American Express/ }));
    await page.findByRole('button', { name: /^Make Visa/ });
  });

  it('adds a card by the gateway’s token: the number is sent to the gateway only', async () => {
    const page = await show();
    await typeCard('4111111111111111');
    await page.findByText('Visa ending in 1111');
    const outcome = screen.getByText('Your card was added.').closest('[tabindex]');
    await waitFor(() => expect(document.activeElement).toBe(outcome));
    expect(sentVariables(PaymentMethodsAddDocument)).toEqual([{ input: { stripe_source_id: 'src_new' } }]);
    const withNumber = allSent().filter((sent) => JSON.stringify(sent).includes('4111111111111111'));
    expect(withNumber.map(({ path }) => path)).toEqual(['/api/gateway/tokens']);
  }, 20_000);

  it('shows the gateway’s error at its field and preserves the input', async () => {
    await show();
    const sheet = await typeCard('4000000000000002');
    const summary = await sheet.findByRole('link', { name: 'Your card has expired.' });
    expect(document.activeElement?.contains(summary)).toBe(true);
    expect(summary.getAttribute('href')).toBe('#expiry');
    expect(sheet.getByRole('textbox', { name: /Expiry date/ }).getAttribute('aria-invalid')).toBe('true');
    expect(sheet.getByRole('textbox', { name: 'Card number' })).toHaveProperty(
      'value',
      '4000 0000 0000 0002',
    );
    expect(sentVariables(PaymentMethodsAddDocument)).toEqual([]);
  }, 20_000);
});
