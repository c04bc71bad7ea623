import { expect, it } from 'vitest';
import { at, failure, type Shopper } from '../../../../../test/shop/shopper';
import { requestsOf } from '../../../../../test/shop/telehealth/requests';
import { confirmBooking, createBooking } from '../../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../../test/shop/test-shop';

const shop = testShop();
const requests = requestsOf(shop);
/** Sydney: a Thursday and the Friday at 9 am. */
const THURSDAY = '2026-11-25T22:00:00.000Z';
const FRIDAY = '2026-11-26T22:00:00.000Z';
const LATER = '2026-11-27T00:00:00.000Z';

const move = (shopper: Shopper, uuid: string, starts_at: string) =>
  shopper.run('telehealth_bookings_move', { uuid, starts_at }, 'booking { starts_at }');
const uuidOf = (answer: Awaited<ReturnType<Shopper['run']>>) =>
  at<string>(answer, 'telehealth_bookings_create.booking.uuid');

it('an appointment is not moved to a day on which its patient is too young for the service [health-06]', async () => {
  const guest = shop.guest();
  const person = { ...requests.GUEST, dob: '2008-11-27' };
  const asked = { booking_type: 'SmokingCessation', starts_at: FRIDAY, guest: person };
  const uuid = uuidOf(await createBooking(guest, asked));
  await confirmBooking(guest, uuid);
  expect(failure(await move(guest, uuid, THURSDAY))?.code).toBe('NOT_IN_SERVICE');
  expect(failure(await move(guest, uuid, LATER))).toBeUndefined();
});

it('an appointment is not moved to a day on which the age contradicts an answer that was right [health-52]', async () => {
  const guest = shop.guest();
  const person = { ...requests.GUEST, dob: '1956-11-27' };
  const uuid = uuidOf(await requests.covid(guest, {}, { starts_at: THURSDAY, guest: person }));
  await confirmBooking(guest, uuid);
  const refused = failure(await move(guest, uuid, FRIDAY));
  expect(refused?.code).toBe('ANSWERS_CONTRADICT');
  expect(refused?.message).toContain(
    'On that day, an answer you gave would no longer agree with the date of birth',
  );
  expect(failure(await move(guest, uuid, '2026-11-26T00:00:00.000Z'))).toBeUndefined();
});
