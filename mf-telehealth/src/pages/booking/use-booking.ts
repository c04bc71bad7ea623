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
import { useHealthDraft } from '@saltbush/shared-ui/health-drafts';
import { useEffect } from 'react';
import { type BookingContact, type BookingPatient, type Draft, readDraft } from '../../shared/booking/draft';
import { type HealthAnswers, outcomeOf, readHealth } from '../../shared/booking/health-answers';
import { bookingDraft, carryOver } from '../../shared/booking/kept-booking';
import type { StepId } from '../../shared/booking/links';
import type { Service } from '../../shared/services/api/service';

/** The completed steps. */
function doneSteps({ booking_type }: Service, draft: Draft, health: HealthAnswers): Set<StepId> {
  const hasSlot = draft.slot !== null && draft.slot.state === draft.contact?.state;
  const checks: [StepId, boolean][] = [
    ['service', true],
    ['medicine', health.medicine !== null],
    ['patient', draft.patient !== null],
    ['contact', draft.contact !== null],
    ['questions', outcomeOf(booking_type, health) === 'continue'],
    ['time', hasSlot],
    ['payment', draft.booking !== null],
  ];
  return new Set(checks.flatMap(([step, isDone]) => (isDone ? [step] : [])));
}

/** State of the current booking; `isReady` is true once it is known what was kept of it. */
export function useBooking(service: Service) {
  const { booking_type } = service;
  const kept = useHealthDraft(bookingDraft(booking_type));
  const { isReady } = kept;
  useEffect(() => {
    if (isReady) carryOver(booking_type);
  }, [isReady, booking_type]);
  const draft = readDraft(kept);
  const health = readHealth(kept);
  return { isReady, kept, draft, health, done: doneSteps(service, draft, health) };
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
