import { describe, expect, it } from 'vitest';
import { type AuditList, auditAddress, EVERYTHING, isNarrowed, readAuditList } from './audit-list';

const read = (query: string) => readAuditList(new URLSearchParams(query));
const ID = '6f2b7b1e-93a4-4f0e-8a57-0d1f9be9f0aa';

describe('the address of the audit log [accounts-18]', () => {
  it('keeps all that a list is narrowed down to', () => {
    const list: AuditList = {
      ...{ staff: ID, customer: ID },
      what: 'money',
      outcome: 'failed',
      ...{ from: '2026-11-01', to: '2026-11-30', after: 'cGxhY2U' },
    };
    const address = auditAddress(list);
    expect(address).toBe(
      `/staff/audit?staff=${ID}&customer=${ID}&what=money&outcome=failed&from=2026-11-01&to=2026-11-30&after=cGxhY2U`,
    );
    expect(readAuditList(new URL(address, 'https://shop.example').searchParams)).toEqual({
      list,
      ignored: [],
    });
  });

  it('is plain for the whole log', () => {
    expect(auditAddress(EVERYTHING)).toBe('/staff/audit');
    expect(read('')).toEqual({ list: { ...EVERYTHING, after: null }, ignored: [] });
    expect([isNarrowed(EVERYTHING), isNarrowed(read('outcome=done').list)]).toEqual([false, true]);
  });

  it.each([
    ['staff=<script>', 'who acted'],
    [`customer=${'1'.repeat(65)}`, 'the customer'],
    ['what=penicillin', 'what was done'],
    ['what=staff_audit_news', 'what was done'],
    ['outcome=toString', 'the outcome'],
    ['from=2026-02-30', 'the first day'],
    ['to=yesterday', 'the last day'],
    ['from=2026-02-02&to=2026-02-01', 'days that end before they begin'],
  ])('leaves out and names what the log does not know: %s', (query, words) => {
    expect(read(query)).toEqual({ list: { ...EVERYTHING, after: null }, ignored: [words] });
  });

  it('keeps what it knows beside nonsense', () => {
    const { list, ignored } = read('outcome=maybe&what=staff_orders_refund&page=7');
    expect(list).toEqual({ ...EVERYTHING, what: 'staff_orders_refund', after: null });
    expect(ignored).toEqual(['the outcome']);
  });
});
