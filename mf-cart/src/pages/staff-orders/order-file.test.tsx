import {
  respondWith,
  respondWithError,
  sentVariables,
  serve,
  startWork,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import {
  StaffOrderQueuesDocument,
  StaffOrdersDocument,
  StaffOrdersExportDocument,
} from '../../generated/gql/graphql';
import { page } from '.';

const order = {
  ...{
    reference: 'SB-7K3M-9QXT',
    created_at: '2026-11-20T13:30:00.000Z',
    state: 'pharmacist_review' as const,
  },
  ...{ first_name: 'Priya', last_name: 'Nolan', num_items: 2, order_total: 2495 },
};
const listed = {
  ...{ ...order, is_approved: false, shipping_method: { name: 'Standard' }, cnc_location: null },
  items: [{ schedule: '2' }],
};
const exported = {
  ...{ ...order, queue: 'review' as const, email: 'priya@example.com', schedules: ['2', '3'] },
  ...{ delivery: 'Standard, by post', destination: 'NSW 2010', refunded_total: 5 },
  ...{ carrier: null, tracking_number: null },
};
const formula = {
  ...exported,
  reference: 'SB-2222-2222',
  first_name: '=HYPERLINK("x")',
  last_name: '@Nolan',
};

/** The simulated browser's blobs have no `text`. */
const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

let made: Blob[];
let named: string[];

beforeEach(() => {
  history.replaceState(null, '', '/staff/orders?queue=review&order=newest&after=bmV4dA');
  made = [];
  named = [];
  URL.createObjectURL = (blob) => String(made.push(blob as Blob));
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    named.push(this.download);
  };
  serve(
    respondWith(StaffOrdersDocument, {
      staff_orders: { data: [listed], claims: [], next: null, limited_to: null },
    }),
    respondWith(StaffOrderQueuesDocument, { staff_order_queues: [] }),
    respondWith(StaffOrdersExportDocument, ({ after }) => ({
      staff_orders_export: after
        ? { data: [formula], next: null, limited_to: null }
        : { data: [exported], next: 'cGxhY2U', limited_to: null },
    })),
  );
});

const open = () =>
  render(<page.Component params={{}} search={new URLSearchParams(location.search)} />, { wrapper: TestShop });

it('saves all parts of a list from its start, and runs nothing that somebody typed [roles-36]', async () => {
  startWork('pharmacist');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await screen.findByText('All 2 orders are in the file.');
  expect(sentVariables(StaffOrdersExportDocument)).toEqual([
    { queue: 'review', newest: true, after: null },
    { queue: 'review', newest: true, after: 'cGxhY2U' },
  ]);
  expect(named).toEqual([expect.stringMatching(/^orders-to-review-\d{4}-\d\d-\d\d\.csv$/)]);
  const [head, first, second, end] = (await readText(made[0] as Blob)).split('\r\n');
  expect(head).toContain('Order,Placed (UTC),Placed (Sydney),State,Queue,First name');
  expect(first).toBe(
    'SB-7K3M-9QXT,2026-11-20T13:30:00.000Z,2026-11-21 00:30:00,pharmacist review,To review,Priya,Nolan,' +
      'priya@example.com,"S2, S3","Standard, by post",NSW 2010,2,24.95,0.05,,',
  );
  expect(second).toContain(`,"'=HYPERLINK(""x"")",'@Nolan,`);
  expect(end).toBe('');
});

it('says of how many products a file has orders, if more match what was searched [roles-36]', async () => {
  startWork('pharmacist');
  history.replaceState(null, '', '/staff/orders?product=oil');
  serve(
    respondWith(StaffOrdersExportDocument, {
      staff_orders_export: { data: [exported], next: null, limited_to: 20 },
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await screen.findByText(
    '1 order is in the file. Only orders of the first 20 products that match; please type more of the name.',
  );
});

it('says that no file was saved [roles-36]', async () => {
  startWork('manager');
  serve(respondWithError(StaffOrdersExportDocument, { message: 'Something went wrong', code: 'INTERNAL' }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await screen.findByText('No file was saved. Please try again.');
  expect(made).toEqual([]);
});

it('offers no file to those who may not take orders away [roles-36]', async () => {
  startWork('support');
  open();
  await screen.findByRole('link', { name: 'SB-7K3M-9QXT' });
  expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
});
