import type { SlotProps, SlotRuntime } from '@saltbush/shared-ui/platform';
import { neverRespond, respondWith, sentVariables } from '@saltbush/shared-ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProductLivePriceDocument } from '../../generated/gql/graphql';
import { ECHO_SLOTS, openProduct, resetShop } from '../../samples/drive-product';

const FOUR_MONTHLY = { productId: 7, quantity: 4, isAutoDelivery: true };
const FOUR_ONCE = { ...FOUR_MONTHLY, isAutoDelivery: false };

/** Stands in for the purchase slot: its buttons choose four, once and by AutoDelivery. */
const CHOOSING_SLOTS: SlotRuntime = {
  ...ECHO_SLOTS,
  load: () => chooser,
};
const chooser = Promise.resolve({
  default: ({ onSelect }: SlotProps['pdp.purchase']) => (
    <>
      <button type="button" onClick={() => onSelect?.(FOUR_ONCE)}>
        Four once
      </button>
      <button type="button" onClick={() => onSelect?.(FOUR_MONTHLY)}>
        Four monthly
      </button>
      <button type="button" onClick={() => onSelect?.({ ...FOUR_ONCE, productId: 8 })}>
        Four of another
      </button>
    </>
  ),
}) as unknown as ReturnType<SlotRuntime['load']>;

describe('the slots of the product page', () => {
  beforeEach(resetShop);

  it('passes goods to the purchase slot and services to the telehealth slot [2.10-22] [3.c-07]', async () => {
    await openProduct({ can_autodeliver: true, order_limit: 2 }, ECHO_SLOTS);
    const purchase = JSON.parse((await screen.findByLabelText('pdp.purchase')).textContent ?? '{}');
    expect(purchase.product).toMatchObject({ id: 7, price: 2495, priceType: 'default', orderLimit: 2 });
    cleanup();
    await openProduct({ booking_type: 'ShortConsult' }, ECHO_SLOTS);
    const booking = JSON.parse((await screen.findByLabelText('pdp.telehealth')).textContent ?? '{}');
    expect(booking).toMatchObject({ productId: 7, bookingType: 'ShortConsult', price: 2495 });
    expect(screen.queryByLabelText('pdp.purchase')).toBeNull();
    expect(screen.queryByText('Standard delivery')).toBeNull();
  });

  it('passes on every fact that a purchase depends on, under the names of the view [3.c-23]', async () => {
    const facts = {
      schedule: '4',
      requires_prescription: true,
      is_out_of_stock: true,
      is_gated: true,
      is_practitioner: true,
      is_skip_questionnaire: true,
      is_tga: true,
      is_preorder: true,
      can_autodeliver: true,
      order_limit: 2,
      journey_ids: [1],
    };
    const readPurchase = async (changes: object) => {
      await openProduct(changes, ECHO_SLOTS);
      return JSON.parse((await screen.findByLabelText('pdp.purchase')).textContent ?? '{}').product;
    };
    const plain = await readPurchase({});
    cleanup();
    const purchase = await readPurchase(facts);
    expect(purchase).toEqual({
      ...plain,
      schedule: '4',
      requiresPrescription: true,
      isOutOfStock: true,
      isGated: true,
      isPractitioner: true,
      isSkipQuestionnaire: true,
      isTgaGeneral: true,
      isPreorder: true,
      canAutodeliver: true,
      orderLimit: 2,
      journeyIds: [1],
    });
    expect(plain).toMatchObject({
      schedule: null,
      requiresPrescription: false,
      isGated: false,
      journeyIds: [],
    });
  });

  it('lets price and points follow the quantity and the type of purchase [9.a-07] [2.10-10]', async () => {
    const prices = [
      { min_qty: 1, type: 'default', value: 2495 },
      { min_qty: 4, type: 'multi_4', value: 1995 },
    ];
    await openProduct({ prices, edr_bonus_points: 100 }, CHOOSING_SLOTS);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const points = () => screen.getByText(/^Collect/).textContent;
    await screen.findByRole('button', { name: 'Four once' });
    expect(points()).toContain('Collect 124 ');
    await press('Four of another');
    expect(screen.getByText('$24.95')).toBeTruthy();
    await press('Four once');
    expect(screen.getByText('$19.95').closest('div')?.parentElement?.textContent).toContain('each');
    // $79.80 once; $75.80 by AutoDelivery, whose unit price is 5 % lower.
    expect(points()).toContain('Collect 479 ');
    await press('Four monthly');
    expect(points()).toContain('Collect 475 ');
  });

  it('promises no single fee until the hour is known', async () => {
    const prices = [
      { min_qty: 1, type: 'default', value: 3900 },
      { min_qty: 1, type: 'afterhours', value: 5400 },
    ];
    await openProduct(
      { prices, booking_type: 'ShortConsult' },
      ECHO_SLOTS,
      neverRespond(ProductLivePriceDocument),
    );
    expect(screen.getByText('From').parentElement?.textContent).toBe('From $39.00');
    expect(screen.getByText(/^\$54\.00 for an appointment outside/)).toBeTruthy();
  });

  it('shows and passes on the after-hours price while it applies [7.d-02] [3.c-24] [9.a-02]', async () => {
    const prices = [
      { min_qty: 1, type: 'default', value: 3900 },
      { min_qty: 1, type: 'afterhours', value: 5400 },
    ];
    const live = { edr_base_points: 54, live_price_type: 'afterhours', live_price: { value: 5400 } };
    const livePrice = respondWith(ProductLivePriceDocument, { product: live });
    await openProduct({ prices, booking_type: 'ShortConsult' }, ECHO_SLOTS, livePrice);
    expect(await screen.findByText('$54.00')).toBeTruthy();
    expect(screen.getByText(/^\$39\.00 for an appointment/)).toBeTruthy();
    expect(screen.queryByText('From')).toBeNull();
    expect(sentVariables(ProductLivePriceDocument)[0]).toMatchObject({ slug: 'magnesium-7', state: 'NSW' });
    await waitFor(() =>
      expect(JSON.parse(screen.getByLabelText('pdp.telehealth').textContent ?? '{}')).toMatchObject({
        price: 5400,
      }),
    );
  });
});
