import {
  respondWith,
  respondWithError,
  sentVariables,
  serve,
  startWork,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  StaffAuditExportDocument,
  StaffAuditLogDocument,
  StaffAuditPeopleDocument,
} from '../../generated/gql/graphql';
import { auditAnswers } from '../../samples/audit-log';
import { page } from '.';

const { Component } = page;
const at = () => location.pathname + location.search;

function open(address = '/staff/audit') {
  history.replaceState(null, '', address);
  render(<Component params={{}} search={new URL(address, 'https://shop.example').searchParams} />, {
    wrapper: TestShop,
  });
}

beforeEach(() => void startWork('manager'));

describe('the page of the audit log [accounts-18]', () => {
  it('asks for what its address says and names it', async () => {
    serve(...auditAnswers());
    open(
      '/staff/audit?staff=s1&customer=c1&what=money&outcome=failed&from=2026-11-01&to=2026-11-30&after=cGxhY2U',
    );
    const chips = within(await screen.findByRole('list', { name: 'Narrowed down to' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['By Sam Okafor', 'On Priya Nolan', 'Money: refunds, charges and prices', 'Failed'],
      ...['From 1 Nov 2026', 'Until 30 Nov 2026'],
    ]);
    expect(sentVariables(StaffAuditLogDocument)).toEqual([
      {
        ...{ staff_id: 's1', customer_id: 'c1', what: 'money', outcome: 'failed' },
        ...{ from: '2026-11-01', to: '2026-11-30', after: 'cGxhY2U' },
      },
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'Remove Failed' }));
    expect(at()).toBe('/staff/audit?staff=s1&customer=c1&what=money&from=2026-11-01&to=2026-11-30');
  });

  it('leaves out what it does not know and says so', async () => {
    serve(...auditAnswers());
    open('/staff/audit?what=penicillin&outcome=done');
    await screen.findByText(/^The address asks for something that the log does not know.*: what was done\.$/);
    await vi.waitFor(() =>
      expect(sentVariables(StaffAuditLogDocument)).toMatchObject([{ what: null, outcome: 'done' }]),
    );
  });

  it('goes to what the form says by its button, and refuses days in the wrong order', async () => {
    serve(...auditAnswers());
    open('/staff/audit?staff=s1');
    await userEvent.selectOptions(await screen.findByLabelText('What'), 'Refunded an order');
    await userEvent.selectOptions(screen.getByLabelText('Outcome'), 'Failed');
    await userEvent.type(screen.getByLabelText('From'), '2026-11-02');
    await userEvent.type(screen.getByLabelText('To'), '2026-11-01');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('The period ends before it begins')).toBeDefined();
    await userEvent.clear(screen.getByLabelText('To'));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(at()).toBe('/staff/audit?staff=s1&what=staff_orders_refund&outcome=failed&from=2026-11-02');
  });

  it('finds who acted while their name is typed', async () => {
    serve(...auditAnswers());
    open();
    await userEvent.type(screen.getByLabelText('Who acted'), 'sam');
    await userEvent.click(await screen.findByRole('option', { name: /Sam Okafor/ }));
    expect(at()).toBe('/staff/audit?staff=s1');
    expect(sentVariables(StaffAuditPeopleDocument)).toEqual([{ words: 'sam', acted: true }]);
  });

  it('shows all of a line on request', async () => {
    serve(...auditAnswers());
    open();
    await screen.findByRole('button', { name: 'Save as CSV' });
    const details = screen.getByRole('button', { name: /^Details of “Began to act as a customer”/ });
    await userEvent.click(details);
    expect(details.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/^28 Nov 2026, 2:04:05 pm AEDT$/i)).toBeDefined();
    expect(screen.getByText('req-1')).toBeDefined();
    expect(screen.getByText('=Asks for help with her cart')).toBeDefined();
    const whom = screen.getByRole('link', { name: 'Priya Nolan, customer, priya@example.com' });
    expect(whom.getAttribute('href')).toBe('/staff/customers/c1');
  });

  it('tells of new lines and shows them only when asked', async () => {
    serve(...auditAnswers({ news: 3 }));
    open();
    const show = await screen.findByRole('button', { name: '3 new lines: show' });
    expect(sentVariables(StaffAuditLogDocument)).toHaveLength(1);
    await userEvent.click(show);
    await vi.waitFor(() => expect(sentVariables(StaffAuditLogDocument)).toHaveLength(2));
  });

  it('says what a file lacks, and that none was saved', async () => {
    URL.createObjectURL = () => 'blob:log';
    URL.revokeObjectURL = () => undefined;
    serve(...auditAnswers({ isCut: true }));
    open('/staff/audit?outcome=done');
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await screen.findByText(/^5 lines are in the file\. There are older ones/);
    expect(sentVariables(StaffAuditExportDocument)).toMatchObject([{ outcome: 'done' }]);
  });

  it('says that no file was saved', async () => {
    serve(
      respondWithError(StaffAuditExportDocument, { message: 'Something went wrong', code: 'INTERNAL' }),
      ...auditAnswers(),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await screen.findByText('No file was saved. Please try again.');
  });

  it('says when nothing was found, and when there may be more further back', async () => {
    serve(...auditAnswers({ lines: [] }));
    open('/staff/audit?outcome=done');
    await screen.findByText('Nothing is recorded for this choice.');
  });

  it('goes on where it gave up', async () => {
    serve(
      respondWith(StaffAuditLogDocument, {
        staff_audit_log: { data: [], next: 'bmV4dA', start: 's', staff: null, customer: null },
      }),
      ...auditAnswers(),
    );
    open('/staff/audit?outcome=done');
    await screen.findByText(/^None among the lines looked through so far/);
    expect(screen.getByRole('link', { name: 'Next 50' }).getAttribute('href')).toBe(
      '/staff/audit?outcome=done&after=bmV4dA',
    );
  });
});
