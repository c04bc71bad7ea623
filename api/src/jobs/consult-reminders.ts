import { sendConsultReminders } from '../domains/journeys';
import { sendBookingReminders } from '../domains/telehealth';
import { type JobFactory, MINUTE } from './job';

/** Sends consultation reminders a day and an hour before the start. */
export const consultReminders: JobFactory = (services) => ({
  name: 'consult-reminders',
  everyMs: MINUTE,
  async run(stopping) {
    await sendBookingReminders(services, { stopping });
    await sendConsultReminders(services, { stopping });
  },
});
