import { afterEach, expect, it, vi } from 'vitest';
import { sampleConsult } from '../../../samples/consults';
import { saveConsult } from './consult-calendar';

afterEach(() => vi.restoreAllMocks());

/** The Blob of jsdom has no `text`. */
const readText = (blob = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

it('is saved as two hours in UTC that name neither the program nor the member', async () => {
  const blobs: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: () => undefined }));
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:calendar';
  };
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveConsult(sampleConsult({ appointment_at: '2026-11-26T22:00:00Z' }));
  expect(clicked).toHaveBeenCalledOnce();
  expect(blobs[0]?.type).toBe('text/calendar');
  const text = await readText(blobs[0]);
  expect(text).toContain('UID:b1\r\n');
  expect(text).toContain('DTSTART:20261126T220000Z\r\nDTEND:20261127T000000Z\r\n');
  expect(text.replace(/^URL:.*$/m, '')).not.toMatch(/weight|program|journey/i);
});
