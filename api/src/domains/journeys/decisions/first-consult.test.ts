import { expect, it } from 'vitest';
import type { JourneyBookingDocument } from '../documents';
import { requireFirstConsult } from './first-consult';

const NOW = new Date('2026-11-24T00:00:00Z');
const consult = (day: string, status: JourneyBookingDocument['status']) =>
  ({ id: day, appointment_at: new Date(`${day}T00:00:00Z`), status }) as JourneyBookingDocument;
const decide = (past: JourneyBookingDocument[], upcoming: JourneyBookingDocument | null) => () =>
  requireFirstConsult(
    { status: 'active', past_consults: past, upcoming_booking: upcoming, decisions: [] },
    true,
    NOW,
  );

it('lets nothing be decided while an earlier consult is not put down, though the next one is booked [health-39]', () => {
  const ahead = consult('2026-12-01', 'booked');
  expect(decide([consult('2026-11-01', 'booked')], ahead)).toThrow(
    expect.objectContaining({ code: 'CONSULT_NOT_PUT_DOWN' }),
  );
  expect(decide([consult('2026-11-01', 'missed')], ahead)()).toBeNull();
  expect(decide([], ahead)()).toBeNull();
});
