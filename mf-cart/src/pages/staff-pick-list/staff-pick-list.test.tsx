import { respondWith, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { StaffPickListDocument } from '../../generated/gql/graphql';
import { samplePicks } from '../../samples/staff-packing';
import { page } from '.';

const { Component } = page;

function open(data: typeof samplePicks) {
  serve(respondWith(StaffPickListDocument, { staff_orders: { data, next: null } }));
  render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: TestShop });
}

beforeEach(() => startWork('pharmacist'));

it('lists orders with something cold first, in which it is picked last, and leads to packing', async () => {
  open(samplePicks);
  const links = await screen.findAllByRole('link', { name: /^SB-/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/staff/packing/SB-7K3M-9QXV',
    '/staff/packing/SB-7K3M-9QXT',
  ]);
  const cold = within(screen.getByRole('region', { name: 'Order SB-7K3M-9QXV' }));
  const last = cold.getAllByRole('row').at(-1)?.textContent;
  expect(last).toMatch(/^2 ×Culturra Bio Insulin 5 Pens CUL-5.*Keep cold.*S3$/);
});

it('says by which day an order to collect has to be ready, and where it is too late [shelves-05]', async () => {
  const [first, second] = samplePicks;
  const due = { name: 'Saltbush Pharmacy Newtown', ready_by: '2099-11-27' };
  const late = { name: 'Saltbush Pharmacy Newtown', ready_by: '2020-11-27' };
  if (first && second)
    open([
      { ...first, cnc_location: due },
      { ...second, cnc_location: late },
    ]);
  const row = async (reference: string) =>
    within(await screen.findByRole('region', { name: `Order ${reference}` }));
  (await row('SB-7K3M-9QXT')).getByText('Ready by Fri 27 Nov');
  (await row('SB-7K3M-9QXV')).getByText('Ready by Fri 27 Nov: overdue');
});

it('says that nothing waits, and tells other roles that it is not their desk', async () => {
  open([]);
  await screen.findByText('Nothing waits to be packed.');
  startWork('support');
  await screen.findByText('This desk is not part of your role');
});
