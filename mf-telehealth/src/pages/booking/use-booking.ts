import {
  addDays,
  ageOn,
  ageReason,
  BOOKINGS,
  DEFAULT_STATE,
  localDate,
  STATE_TIME_ZONES,
  serviceRefusal,
} from '@saltbush/contract';
import { useSession } from '@saltbush/shared-ui/platform';
import { useEffect } from 'react';
import {
  type BookingContact,
  type BookingPatient,
  type Draft,
  startDraft,
  useDraft,
} from '../../shared/booking/draft';
import { forgetHealthAnswers, outcomeOf, useHealthAnswers } from '../../shared/booking/health-answers';
import type { StepId } from '../../shared/booking/links';
import type { Service } from '../../shared/services/api/service';

type Health = ReturnType<typeof useHealthAnswers.getState>;

/** The completed steps. */
function doneSteps({ booking_type }: Service, draft: Draft, health: Health): Set<StepId> {
  const isOfService = health.bookingType === booking_type;
  const hasSlot = draft.slot !== null && draft.slot.state === draft.contact?.state;
  const checks: [StepId, boolean][] = [
    ['service', true],
    ['medicine', isOfService && health.medicine !== null],
    ['patient', draft.patient !== null],
    ['contact', draft.contact !== null],
    [
      'questions',
      outcomeOf(booking_type, isOfService ? health : { answers: {}, acceptsTerms: false }) === 'continue',
    ],
    ['time', hasSlot],
    ['payment', draft.booking !== null],
  ];
  return new Set(checks.flatMap(([step, isDone]) => (isDone ? [step] : [])));
}

/** State of the current booking, once the browser has loaded the user; `isReady` is true from then on. */
export function useBooking(service: Service) {
  const status = useSession((session) => session.status);
  const owner = useSession(({ user }) => user?.id ?? null);
  const draft = useDraft();
  const health = useHealthAnswers();
  useEffect(() => {
    if (status !== 'unknown') startDraft(owner);
  }, [status, owner]);
  useEffect(() => {
    if (useHealthAnswers.getState().bookingType !== service.booking_type) {
      forgetHealthAnswers(service.booking_type);
    }
  }, [service.booking_type]);
  const isReady = status !== 'unknown' && draft.isRead && draft.owner === owner;
  return { isReady, draft, health, done: doneSteps(service, draft, health) };
}

/** True if the service does not accept this patient in their state (section 4; rule health-06). */
export function isOutOfService(
  { booking_type }: Service,
  patient: BookingPatient | null,
  { state }: BookingContact,
): boolean {
  const today = localDate(new Date(), STATE_TIME_ZONES[state]);
  const age = patient ? ageOn(patient.dob, today) : null;
  return serviceRefusal(booking_type, { state, age }) === 'not-in-service';
}

/**
 * Returns why a patient is too young for the service on every day it can be booked for; null otherwise. The api decides
 * by the day of the appointment.
 */
export function tooYoung(
  { booking_type }: Service,
  { dob, first_name, state }: BookingPatient,
): string | null {
  const today = localDate(new Date(), STATE_TIME_ZONES[state ?? DEFAULT_STATE]);
  const lastDay = addDays(today, BOOKINGS[booking_type].availability.days - 1);
  if (ageReason(booking_type, ageOn(dob, lastDay) ?? 0, first_name) === null) return null;
  return ageReason(booking_type, ageOn(dob, today) ?? 0, first_name);
}
