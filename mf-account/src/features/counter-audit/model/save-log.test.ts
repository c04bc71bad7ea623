import { expect, it } from 'vitest';
import { auditLine, sampleLog } from '../../../samples/audit-log';
import { EVERYTHING } from './audit-list';
import { fileName, saveLog } from './save-log';

/** The simulated browser's blobs have no `text`. */
const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

it('names the file by the days that were chosen, else by those of its lines', () => {
  const chosen = { ...EVERYTHING, from: '2026-11-01', to: '2026-11-30' };
  expect(fileName(chosen, sampleLog())).toBe('audit-log-2026-11-01-to-2026-11-30.csv');
  expect(fileName({ ...EVERYTHING, outcome: 'failed' }, sampleLog())).toBe(
    'audit-log-failed-2026-11-27-to-2026-11-28.csv',
  );
  expect(fileName(EVERYTHING, [auditLine()])).toBe('audit-log-2026-11-28.csv');
  expect(fileName(EVERYTHING, [])).toBe('audit-log.csv');
});

it('guards what somebody typed from being run as a formula', async () => {
  const made: Blob[] = [];
  URL.createObjectURL = (blob) => {
    made.push(blob as Blob);
    return 'blob:log';
  };
  URL.revokeObjectURL = () => undefined;
  saveLog(EVERYTHING, sampleLog());
  const text = await readText(made[0] as Blob);
  expect(text.trim().split('\r\n')).toHaveLength(6);
  expect(text).toContain(",'=Asks for help with her cart,yes,Done,,req-1");
  expect(text).toContain('Refunded an order,staff_orders_refund');
});
