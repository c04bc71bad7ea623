import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file';

const ENTRY = {
  uid: 'b1',
  startsAt: new Date('2026-11-26T22:00:00Z'),
  endsAt: new Date('2026-11-27T00:00:00Z'),
  summary: 'Consultation, by phone',
  description: 'Not for emergencies; call 000.\nKeep your phone on.',
  url: `https://shop.example/appointments/${'x'.repeat(150)}`,
};

it('is a calendar entry of two hours in UTC, with escaped text and folded lines', () => {
  const file = calendarFile(ENTRY, new Date('2026-11-25T01:02:03Z'));
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines).toContain('DTSTART:20261126T220000Z');
  expect(lines).toContain('DTEND:20261127T000000Z');
  expect(lines).toContain('DTSTAMP:20261125T010203Z');
  expect(lines).toContain('SUMMARY:Consultation\\, by phone');
  expect(lines).toContain('DESCRIPTION:Not for emergencies\\; call 000.\\nKeep your phone on.');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`URL:${ENTRY.url}`);
});
