import { BOOKINGS, type BookingType, type BookingTypeEntry, YES_NO } from '@saltbush/contract';
import { respondWith, serve } from '@saltbush/shared-ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceList } from '../../features/services/components/ServiceList';
import { TelehealthServiceDocument } from '../../generated/gql/graphql';
import { bookingAnswers, NOW } from '../../samples/booking-answers';
import { BookingInShop, fullDraft, startBooking } from '../../samples/booking-page';
import { sampleService } from '../../samples/services';
import { stepsOf } from '../../shared/booking/steps';

const ID: string = 'TravelVaccination';
const TYPE = ID as BookingType;
const ENTRY: BookingTypeEntry = {
  description: 'Advice and scripts before a journey.',
  group: 'Travel',
  section: 'certificate',
  icon: 'shield',
  button: 'Plan my vaccinations',
  request: 'Travel vaccination',
  begins: 'consult-selection',
  fee: { default: 4200, afterHours: 5700 },
  minutes: 20,
  questionnaire: {
    version: '1',
    questions: [
      {
        key: 'destination',
        question: 'Where do you travel?',
        hint: 'The furthest stop of your journey.',
        options: ['Asia', 'Africa'],
        passes: null,
      },
      { key: 'agree_and_confirm', question: 'Are your answers true?', options: YES_NO, passes: 'yes' },
    ],
    requiresTerms: false,
    fixed: {},
  },
  limits: null,
  availability: { fromHour: 9, toHour: 13, days: 3 },
};
const SERVICE = {
  ...sampleService('ShortConsult'),
  ...{ booking_type: TYPE, group: ENTRY.group, button_label: ENTRY.button, duration_minutes: ENTRY.minutes },
  ...{ title: 'Travel vaccinations', slug: 'travel-vaccinations' },
};

let putBack: () => void = () => undefined;
beforeEach(() => {
  Object.assign(BOOKINGS, { [ID]: ENTRY });
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  serve(respondWith(TelehealthServiceDocument, { telehealth_service: SERVICE }), ...bookingAnswers());
});
afterEach(() => {
  cleanup();
  putBack();
  vi.useRealTimers();
  Reflect.deleteProperty(BOOKINGS, ID);
});

it('lists a booking type that the table gains in its section', () => {
  render(<ServiceList services={[sampleService('ShortConsult'), SERVICE]} />);
  const section = screen.getByRole('region', { name: 'Medical certificates' });
  expect(within(section).getByText('Travel vaccinations')).toBeTruthy();
  expect(within(section).getByText('20 min')).toBeTruthy();
});

it('leads through its steps and asks its questions', async () => {
  expect(stepsOf(TYPE)).toEqual([
    ...['service', 'patient', 'contact', 'questions', 'time', 'review', 'payment'],
  ]);
  putBack = startBooking({
    at: '/telehealth/travel-vaccinations/book?step=questions',
    type: TYPE,
    draft: { ...fullDraft, slot: null },
    health: { medicine: null },
  });
  render(<BookingInShop />);
  expect(await screen.findByRole('heading', { name: 'Where do you travel?' })).toBeTruthy();
  expect(screen.getByText('The furthest stop of your journey.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Africa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Are your answers true?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'When suits you?' })).toBeTruthy();
});
