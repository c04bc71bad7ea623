import { respondWith, sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { StaffOrderQueuesDocument, StaffOrdersDocument } from '../../generated/gql/graphql';
import { page } from '.';

function open(address: string) {
  history.replaceState(null, '', address);
  render(<page.Component params={{}} search={new URLSearchParams(location.search)} />, { wrapper: TestShop });
}

async function find(words: string) {
  await userEvent.type(screen.getByRole('textbox'), `${words}{Enter}`);
  return location.pathname + location.search;
}

beforeEach(() => {
  startWork('support');
  sessionStorage.clear();
  serve(
    respondWith(StaffOrdersDocument, {
      staff_orders: { data: [], claims: [], next: null, limited_to: null },
    }),
    respondWith(StaffOrderQueuesDocument, { staff_order_queues: [] }),
  );
});

it.each([
  ['sb 7k3m 9qxt', '/staff/orders/SB-7K3M-9QXT'],
  ['3071823', '/staff/orders?queue=review&q=3071823'],
])('leads %j to %s [roles-34]', async (words, address) => {
  open('/staff/orders');
  await screen.findByText('Nothing waits here.');
  expect(await find(words)).toBe(address);
});

it.each([
  ['PRIYA NOLAN', { name: 'PRIYA NOLAN' }],
  ['priya@example.com', { email: 'priya@example.com' }],
  ['0491 570 006', { phone: '0491 570 006' }],
  ['0412 345 67', { code: '0412 345 67' }],
  ['12 Wattle St', { code: '12 Wattle St' }],
])('looks for %j with nothing of it in the address [roles-34 roles-35]', async (words, asked) => {
  open('/staff/orders');
  await screen.findByText('Nothing waits here.');
  const address = await find(words);
  expect(address).toMatch(/^\/staff\/orders\?queue=review&find=[0-9a-f]{8}$/);
  open(address);
  await screen.findByText((text) => text.startsWith(`No order of “${words}” in any queue.`));
  expect(sentVariables(StaffOrdersDocument).at(-1)).toEqual({ ...asked, newest: true, after: null });
});

it.each([
  ['q=Priya+Nolan', /^No order of “Priya Nolan” in any queue\. Guests’ orders are found by/, ''],
  ['q=%2B64+21+123+456', /^No order of “\+64 21 123 456” in any queue\./, ''],
  ['product=Priya+Nolan', /^No order with “Priya Nolan” in any queue\./, '&by=product'],
])('takes a customer’s words out of an address that has %s [roles-35]', async (query, words, by) => {
  open(`/staff/orders?${query}&order=newest`);
  await screen.findByText(words);
  const moved = new RegExp(`^\\?queue=review&find=[0-9a-f]{8}${by}&order=newest$`);
  await vi.waitFor(() => expect(location.search).toMatch(moved));
});

it('leads on from people to products that are called so, with no words in the address [roles-34 roles-35]', async () => {
  open('/staff/orders');
  await screen.findByText('Nothing waits here.');
  open(await find('Bandicoot salve'));
  const link = await screen.findByRole('link', { name: 'Orders with a product “Bandicoot salve”' });
  const address = link.getAttribute('href') ?? '';
  expect(address).toMatch(/^\/staff\/orders\?queue=review&find=[0-9a-f]{8}&by=product$/);
  open(address);
  await screen.findByText(/^No order with “Bandicoot salve” in any queue/);
  expect(sentVariables(StaffOrdersDocument).at(-1)).toMatchObject({ product: 'Bandicoot salve' });
});

it('says that only some of what matches was looked through [roles-34]', async () => {
  serve(
    respondWith(StaffOrdersDocument, {
      staff_orders: { data: [], claims: [], next: null, limited_to: 20 },
    }),
  );
  open('/staff/orders?product=oil');
  await screen.findByText('Only orders of the first 20 products that match; please type more of the name.');
});

it('asks for nothing by words that another tab has, and says so [roles-35]', async () => {
  open('/staff/orders?queue=review&find=0123abcd');
  await screen.findByText(/^This tab does not have the words of this search/);
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/staff/orders');
  expect(sentVariables(StaffOrdersDocument)).toEqual([]);
});
