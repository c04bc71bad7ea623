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

it('says that nothing waits, and tells other roles that it is not their desk', async () => {
  open([]);
  await screen.findByText('Nothing waits to be packed.');
  startWork('support');
  await screen.findByText('This desk is not part of your role');
});
