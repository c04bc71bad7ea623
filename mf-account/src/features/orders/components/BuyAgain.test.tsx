import { respondWith, respondWithError, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CartAddItemDocument, CartCreateDocument } from '../../../generated/gql/graphql';
import { sampleOrder } from '../../../samples/order';
import { BuyAgain } from './BuyAgain';

const [LINE] = sampleOrder().items;
const FEE = { ...LINE, line: 9, product_id: '0', name: 'Weight Management Program, one month' };
const cart = { cart: { uuid: 'c1' } };

const show = (items: object[]) =>
  render(
    <TestShop>
      <BuyAgain order={sampleOrder({ items } as Parameters<typeof sampleOrder>[0])}>{null}</BuyAgain>
    </TestShop>,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Buy again' }));

describe('buying an order again', () => {
  beforeEach(() => serve(respondWith(CartCreateDocument, { cart_create: cart })));

  it('puts its products into the cart, and no fee', async () => {
    serve(respondWith(CartAddItemDocument, { cart_add_item: cart }));
    show([{ ...LINE }, FEE]);
    await press();
    expect(await screen.findByText('1 item added to your cart')).toBeTruthy();
    expect(sentVariables(CartAddItemDocument)).toEqual([
      { input: { cart_uuid: 'c1', product_id: LINE?.product_id, quantity: LINE?.quantity } },
    ]);
    expect(screen.getByRole('link', { name: 'Go to cart' })).toBeTruthy();
  });

  it('says why something is not added', async () => {
    serve(
      respondWithError(CartAddItemDocument, {
        message: 'This product is out of stock',
        code: 'OUT_OF_STOCK',
      }),
    );
    show([{ ...LINE }]);
    await press();
    expect(await screen.findByText('Nothing was added to your cart')).toBeTruthy();
    expect(screen.getByText(new RegExp(`${LINE?.name}: .+`))).toBeTruthy();
  });

  it('is not offered for an order of fees alone', () => {
    show([FEE]);
    expect(screen.queryByRole('button', { name: 'Buy again' })).toBeNull();
  });
});
