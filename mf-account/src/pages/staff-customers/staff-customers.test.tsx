import { respondWith, sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { StaffCustomersDocument } from '../../generated/gql/graphql';
import { page } from '.';

const KEPT = /^\/staff\/customers\?find=[0-9a-f]{8}$/;

function open(address: string) {
  history.replaceState(null, '', address);
  return render(<page.Component params={{}} search={new URLSearchParams(location.search)} />, {
    wrapper: TestShop,
  });
}

async function find(words: string) {
  await userEvent.type(screen.getByRole('textbox'), `${words}{Enter}`);
  return location.pathname + location.search;
}

beforeEach(() => {
  startWork('support');
  sessionStorage.clear();
  const created_at = '2026-11-01T00:00:00.000Z';
  const ann = { id: 'c1', first_name: 'Ann', last_name: 'Bee', email: 'ann@example.com', created_at };
  serve(
    respondWith(StaffCustomersDocument, {
      staff_customers: { data: [ann], paginatorInfo: { last_page: 2, total: 30 } },
    }),
  );
});

it.each([
  ['Ann Bee', { name: 'Ann Bee' }],
  ['ann@example.com', { email: 'ann@example.com' }],
  ['0491 570 006', { phone: '0491 570 006' }],
])('looks for %j with nothing of it in the address of any page [roles-39]', async (words, asked) => {
  const { unmount } = open('/staff/customers');
  const address = await find(words);
  expect(address).toMatch(KEPT);
  unmount();
  open(address);
  await screen.findByText(`30 customers for “${words}”`);
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe(words);
  expect(screen.getByRole('link', { name: /Page 2|2/ }).getAttribute('href')).toBe(`${address}&page=2`);
  expect(sentVariables(StaffCustomersDocument).at(-1)).toEqual({ ...asked, page: 1 });
});

it('keeps an order’s reference in the address', async () => {
  open('/staff/customers');
  expect(await find('SB-7K3M-9QXT')).toBe('/staff/customers?q=SB-7K3M-9QXT');
});

it('takes a customer’s words out of an address that has them [roles-39]', async () => {
  open('/staff/customers?q=Ann+Bee&page=2');
  await screen.findByText('30 customers for “Ann Bee”');
  await vi.waitFor(() => expect(location.search).toMatch(/^\?find=[0-9a-f]{8}&page=2$/));
});

it('asks for nothing by words that another tab has, and says so [roles-39]', async () => {
  open('/staff/customers?find=0123abcd');
  await screen.findByText(/^This tab does not have the words of this search/);
  expect(sentVariables(StaffCustomersDocument)).toEqual([]);
});
