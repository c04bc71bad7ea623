import { respondWith, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  StaffProductDocument,
  StaffStockCountDocument,
  StaffStockReceiveDocument,
} from '../../generated/gql/graphql';
import { sampleStaffProduct, signInAs, staffProductAnswers } from '../../samples/staff-products';
import { page } from '.';

const SHELVES = [
  { pharmacy_id: '4', name: 'Saltbush Pharmacy Glebe', stock: 2 },
  { pharmacy_id: '7', name: 'Saltbush Pharmacy Newtown', stock: 9 },
];

function open(role: 'pharmacist' | 'support') {
  signInAs(role);
  const shelved = { ...sampleStaffProduct, shelves: SHELVES };
  serve(respondWith(StaffProductDocument, { staff_product: shelved }), ...staffProductAnswers());
  render(
    <TestShop>
      <page.Component params={{ id: '102' }} search={new URLSearchParams()} />
    </TestShop>,
  );
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('receives and counts the shelf of the chosen pharmacy, beside the central stock [shelves-06]', async () => {
  open('pharmacist');
  type(await screen.findByLabelText('Pharmacy'), '7');
  expect(screen.getByText('On the shelves of all pharmacies').closest('div')?.textContent).toContain('11');
  type(screen.getByLabelText('Units put on this shelf'), '5');
  press('Put on shelf');
  await waitFor(() =>
    expect(sentVariables(StaffStockReceiveDocument)).toMatchObject([
      { input: { product_id: '102', pharmacy_id: '7', quantity: 5 } },
    ]),
  );
  type(screen.getByLabelText(/^Units found on this shelf/), '8');
  press('Set shelf to count');
  await waitFor(() =>
    expect(sentVariables(StaffStockCountDocument)).toMatchObject([
      { input: { pharmacy_id: '7', expected: 9, counted: 8 } },
    ]),
  );
});

it('shows shelves to who may not change stock', async () => {
  open('support');
  await screen.findByLabelText('Pharmacy');
  expect(screen.queryByLabelText('Units put on this shelf')).toBeNull();
});
