import { UNMERGED_REASONS } from '@saltbush/contract';
import { ToastRegion } from '@saltbush/shared-ui/design/overlays';
import { useCartIdentity, usePreference } from '@saltbush/shared-ui/platform';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleCart, sampleLine, sampleProduct } from '../../samples/cart';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import type { Cart } from '../../shared/cart/cart';
import { page } from '.';

let api: SampleApi;
const { Component } = page;

async function open(changes: Partial<Cart> = {}, options: { signedIn?: boolean } = {}) {
  api = createSampleApi(sampleCart(changes));
  startSampleShop(api, options);
  render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
  await screen.findByRole('heading', { name: 'Order summary' });
}
const lineOf = (name: RegExp) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
/** Unfolds the delivery methods. */
const changeMethod = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Change the delivery method/ }));
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));

const kinds = [
  sampleLine({ id: 'a', product: sampleProduct({ id: '1', name: 'Plain' }) }),
  sampleLine({
    id: 'b',
    product: sampleProduct({ id: '2', name: 'In a promotion' }),
    matched_promotion: { id: '7', display_title: 'Buy 3 Save 3%', display_info: '', met_message: 'Saved.' },
  }),
  sampleLine({
    id: 'c',
    product: sampleProduct({ id: '3', name: 'On script', requires_prescription: true, schedule: '4' }),
  }),
  sampleLine({
    id: 'd',
    product: sampleProduct({ id: '4', name: 'Behind the counter', is_pharmacy: true, schedule: '3' }),
  }),
  sampleLine({
    id: 'e',
    product: sampleProduct({ id: '5', name: 'Pharmacy shelf', is_pharmacy: true, schedule: '2' }),
  }),
  sampleLine({ id: 'f', product: sampleProduct({ id: '6', name: 'Naturopath', is_practitioner: true }) }),
  sampleLine({ id: 'g', product: sampleProduct({ id: '7', name: 'Consult', booking_type: 'ShortConsult' }) }),
];

describe('the cart page', () => {
  beforeEach(() => localStorage.clear());

  it('groups lines under their titles [2.15-01] [2.15-02] [2.15-03] [2.15-04] [2.15-05] [2.15-06] [2.15-07]', async () => {
    await open({ items: kinds });
    const groups = within(screen.getByRole('region', { name: 'Items in your cart' }));
    const found = groups.getAllByRole('heading', { level: 2 }).map((title) => {
      const panel = within(title.closest('section') as HTMLElement);
      return [
        title.textContent,
        ...panel.getAllByRole('heading', { level: 3 }).map((line) => line.textContent),
      ];
    });
    expect(found).toEqual([
      ['Other Items', 'Plain'],
      ['Buy 3 Save 3%', 'In a promotion'],
      ['Prescription', 'On script'],
      ['Pharmacist Only Medicine', 'Behind the counter'],
      ['Pharmacy Medicine', 'Pharmacy shelf'],
      ['Practitioner', 'Naturopath'],
      ['Telehealth', 'Consult'],
    ]);
  });

  it('changes a quantity, and disables decrement at 1 [2.15-08] [5.c-04]', async () => {
    await open();
    const line = lineOf(/Magnesium/);
    expect(line.getByRole('button', { name: /Decrease/ })).toHaveProperty('disabled', true);
    await userEvent.click(line.getByRole('button', { name: /Increase/ }));
    expect(line.getByRole('button', { name: /Decrease/ })).toHaveProperty('disabled', false);
    await waitFor(() => expect(api.cart().items[0]?.quantity).toBe(2));
    expect(line.queryByText('$49.90')).not.toBeNull();
  });

  it('accepts digits, resets 0 to 1 and rejects 1000 and above [5.c-01] [5.c-02] [5.c-03]', async () => {
    await open({ items: [sampleLine({ quantity: 4 })] });
    const box = lineOf(/Magnesium/).getByRole('textbox');
    const type = async (text: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, `${text}{Enter}`);
    };
    await type('1000');
    expect(box).toHaveProperty('value', '4');
    await type('a9b9c9');
    await waitFor(() => expect(api.cart().items[0]?.quantity).toBe(999));
    await type('0');
    await waitFor(() => expect(api.cart().items[0]?.quantity).toBe(1));
  });

  it('removes a line optimistically and keeps focus in the list [2.15-09]', async () => {
    await open();
    await userEvent.click(lineOf(/Magnesium/).getByRole('button', { name: /Remove/ }));
    expect(screen.queryByRole('heading', { name: /Magnesium/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Items in your cart' }));
    await waitFor(() => expect(api.callsOf('CartRemoveItem')).toHaveLength(1));
  });

  it('restores a removed line on undo', async () => {
    const product = sampleProduct({ id: '303', name: 'Zinc drops' });
    await open({ items: [sampleLine({ quantity: 3, product }), sampleLine({ id: 'other' })] });
    render(<ToastRegion />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Zinc drops' }));
    const message = (await screen.findAllByText('Zinc drops was removed'))[0];
    const toast = within(message?.closest('li') as HTMLElement);
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.callsOf('CartAddItem')[0]?.input).toMatchObject({ product_id: '303', quantity: 3 }),
    );
  });

  it('shows price type, script, errors and promotions of a line [2.15-10] [2.15-12] [2.15-14] [2.15-15]', async () => {
    await open({
      items: [
        sampleLine({
          live_price_type: 'afterhours',
          script_type: 'escript',
          eprescription_token: '••••A1B2',
          errors: [{ code: 'insufficient_stock', message: 'Only 2 left.' }],
          matched_promotion: {
            id: '1',
            display_title: 'Deal',
            display_info: '',
            met_message: 'You save $2.',
          },
          missed_promotions: [{ id: '2', display_title: '', display_info: '', unmet_message: 'Add 1 more.' }],
        }),
      ],
    });
    const line = lineOf(/Magnesium/);
    const texts = [
      '$24.95',
      'After-hours price',
      'e-Script ••••A1B2',
      'Only 2 left.',
      'You save $2.',
      'Add 1 more.',
    ];
    for (const text of texts) expect(line.queryByText(text)).not.toBeNull();
  });

  it('marks a line that may not be sent to the shopper’s state as restricted [2.15-27] [6-14]', async () => {
    await open({ items: [sampleLine({ is_restricted: true })] });
    expect(lineOf(/Magnesium/).queryByText(/This item is restricted/)).not.toBeNull();
  });

  it('shows patient, frequency, points and same-day delivery of a line [2.15-11] [2.15-13] [2.15-16] [2.15-17]', async () => {
    await open({
      items: [sampleLine({ patient: { uuid: 'p', first_name: 'Ivo', last_name: 'Lang' }, frequency: '4W' })],
    });
    const line = lineOf(/Magnesium/);
    for (const text of ['For Ivo Lang', 'AutoDelivery every 4 weeks', '24 points', /Same-day delivery/]) {
      expect(line.queryByText(text)).not.toBeNull();
    }
  });

  it('promises same-day delivery of no line that it does not reach [2.15-17]', async () => {
    await open({ items: [sampleLine({ is_same_day_eligible: false, edr_base_points: 0 })] });
    const line = lineOf(/Magnesium/);
    for (const text of [/Same-day delivery/, / points$/]) expect(line.queryByText(text)).toBeNull();
  });

  it('requests same-day delivery and methods for the shopper’s postcode', async () => {
    await open();
    usePreference.setState({
      status: 'set',
      preference: { id: 'p', postcode: '3000', suburb: 'MELBOURNE', state: 'VIC' },
    });
    await screen.findByText('Melbourne, VIC 3000');
    await waitFor(() => expect(api.variablesOf('CartPage').at(-1)).toMatchObject({ postcode: '3000' }));
  });

  it('shows totals, savings, discount and staff discount [2.15-18] [6-08]', async () => {
    await open({
      discount_total: 500,
      discounts: [
        { kind: 'promotions', amount: 300 },
        { kind: 'staff', amount: 200 },
      ],
      non_staff_discount_total: 300,
      staff_discount_eligible: true,
      staff_discount_value: 200,
      cart_savings: 900,
    });
    await summary().findByText(/^Arrives/);
    const rows = summary()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(rows).toEqual([
      ['Items', '$42.89'],
      ['Promotions', '−$3.00'],
      ['Staff discount', '−$2.00'],
      [`StandardArrives Thu 26 Nov to Tue 1 Dec`, '$7.95'],
      ['Total', '$45.84'],
    ]);
    expect(summary().queryByText('You save $9.00, $4.00 of it on regular prices and RRP')).not.toBeNull();
  });

  it('selects a method, and a pharmacy with its distance and address [2.15-20] [7.c-09]', async () => {
    await open();
    await changeMethod();
    await userEvent.click(screen.getByRole('radio', { name: /Click and collect/ }));
    const far = await screen.findByRole('radio', { name: /Surry Hills/ });
    const option = far.closest('label')?.textContent;
    expect(option).toContain('1.8 km');
    expect(option).toContain('410 Crown Street, Surry Hills NSW 2000');
    await userEvent.click(far);
    await waitFor(() => expect(api.cart().cnc_location?.id).toBe('2'));
  });

  it('stores authority to leave and the delivery instructions [2.15-22] [2.15-23]', async () => {
    await open({ shipping_method: sampleCart().available_shipping_methods[1] });
    await changeMethod();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Authority to leave' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Delivery instructions/ }), 'Behind the gate');
    await userEvent.tab();
    await waitFor(() => expect(api.cart().delivery_instructions).toBe('Behind the gate'));
    expect(api.cart().authority_to_leave).toBe(true);
  });

  it('rejects email and web addresses in the delivery instructions', async () => {
    await open({ shipping_method: sampleCart().available_shipping_methods[1] });
    await changeMethod();
    await userEvent.type(screen.getByRole('textbox', { name: /Delivery instructions/ }), 'see shop.example');
    await userEvent.tab();
    expect(screen.queryByText('Please leave out e-mail and web addresses')).not.toBeNull();
    expect(api.callsOf('CartSetShippingMethod')).toHaveLength(0);
  });

  it('applies and removes an offer, listed or typed [2.15-19] [7.c-08]', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Use VIT20' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove offer VIT20' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Offer code' }), 'VIT20{Enter}');
    await screen.findByRole('button', { name: 'Remove offer VIT20' });
    expect(api.callsOf('CartSetOfferByCode').map(({ input }) => input.code)).toEqual(['VIT20', 'VIT20']);
  });

  it('shows why a code is rejected and preserves the input', async () => {
    await open();
    api.fail('CartSetOfferByCode', { message: 'This offer code is not valid.', code: 'INVALID_OFFER' });
    const code = screen.getByRole('textbox', { name: 'Offer code' });
    await userEvent.type(code, 'NOPE{Enter}');
    await screen.findByText('This offer code is not valid.');
    expect(code).toHaveProperty('value', 'NOPE');
  });

  it('shows the free-shipping message with its progress [2.15-21]', async () => {
    await open();
    expect(summary().queryByText('Spend $7.11 more for free standard delivery.')).not.toBeNull();
    expect(summary().getByRole('progressbar').getAttribute('aria-valuenow')).toBe('86');
  });

  it('shows base and bonus points [2.15-25]', async () => {
    await open({ edr_bonus_points: 150 });
    expect(summary().queryByText(/Collect 42 Saltbush Rewards points and 150 bonus points/)).not.toBeNull();
  });

  it('blocks checkout for a cart with an invalid line', async () => {
    await open({ items: [sampleLine({ errors: [{ code: 'out_of_stock', message: 'Out of stock.' }] })] });
    expect(summary().getByRole('button', { name: 'Checkout' })).toHaveProperty('disabled', true);
    expect(summary().queryByText('Some items in your cart need your attention.')).not.toBeNull();
  });

  it('asks a guest to sign in where the cart requires it [6-04]', async () => {
    await open({ requires_login: true });
    expect(summary().queryByRole('button', { name: 'Sign in to check out' })).not.toBeNull();
    expect(summary().queryByRole('link', { name: 'Checkout' })).toBeNull();
  });

  it('says which items were not merged at sign-in and why, and adds them [accounts-05]', async () => {
    const message = UNMERGED_REASONS.cart_full;
    const product = { id: '201', name: 'Banksia Lab Zinc 60 Tablets' };
    const unmerged_items = [{ quantity: 2, code: 'cart_full', message, product }];
    await open({ unmerged_items });
    expect(screen.queryByText(message)).not.toBeNull();
    expect(screen.queryByText('2 × Banksia Lab Zinc 60 Tablets')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add them now' }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect(api.cart().num_items).toBe(4);
  });

  it('is empty without a cart, and after the cart was ordered on another device', async () => {
    api = createSampleApi(sampleCart());
    startSampleShop(api);
    api.fail('CartPage', { message: 'This cart has already been ordered.', code: 'CART_CLOSED' });
    render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    expect(useCartIdentity.getState().uuid).toBeNull();
  });
});
