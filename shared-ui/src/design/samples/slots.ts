import type { SlotDayModel } from '../components/SlotPicker/slot-days';

const BOOKED =
  'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks';
const TIMES = ['7AM - 9AM', '9AM - 11AM', '11AM - 1PM', '1PM - 3PM', '3PM - 5PM', '5PM - 7PM'];

const dayOf = (id: string, label: string, reasonAt: (index: number) => string | null): SlotDayModel => ({
  id,
  label,
  slots: TIMES.map((time, index) => ({ id: `${id} ${time}`, label: time, unavailable: reasonAt(index) })),
});

/** Three days of telehealth: two of today's slots are taken, and tomorrow is fully booked. */
export const slotDays: readonly SlotDayModel[] = [
  dayOf('2026-11-21', 'Today Nov 21', (index) => (index < 2 ? BOOKED : null)),
  dayOf('2026-11-22', 'Tomorrow Nov 22', () => 'Physician not available at this schedule.'),
  dayOf('2026-11-23', 'Monday Nov 23', () => null),
];
