import {
  type AnswerStop,
  type AskedContradiction,
  answerStop,
  BOOKINGS,
  telehealthQuestionnaire,
} from '@saltbush/contract';
import { getLocation, navigate } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { screensOf } from '../../features/questions/components/QuestionsStep';
import { forgetRequest } from '../../features/review/api/create-booking';
import type { Booking } from '../../shared/booking/api/booking';
import type { BookingFailure } from '../../shared/booking/booking-failure';
import {
  type BookingContact,
  type BookingPatient,
  isSameName,
  isSamePatient,
} from '../../shared/booking/draft';
import { outcomeOf } from '../../shared/booking/health-answers';
import {
  draftOf,
  enter,
  finish as finishDraft,
  forgetPatient,
  healthOf,
} from '../../shared/booking/kept-booking';
import { bookingPath, type StepId } from '../../shared/booking/links';
import { nextStep } from '../../shared/booking/steps';
import type { Service } from '../../shared/services/api/service';
import { isOutOfService, tooYoung } from './use-booking';

/** Why the booking cannot go on. */
type Stop = AnswerStop;

/** The actions of a booking's screens: store what was entered and continue. */
export function useActions(service: Service) {
  const { slug, booking_type } = service;
  const [refusal, setRefusal] = useState<{ message: string; slot: string | null } | null>(null);
  const [contradictions, setContradictions] = useState<readonly AskedContradiction[]>([]);
  const [isBirthdayWrong, setIsBirthdayWrong] = useState(false);
  const [stop, setStop] = useState<Stop | null>(null);
  const after = (step: StepId) => navigate(bookingPath(slug, nextStep(booking_type, step)));

  /** The slot is taken: another one must be chosen, every answer is retained (section 8). */
  const askForSlot = (message: string) => {
    setRefusal({ message, slot: draftOf(booking_type).slot?.starts_at ?? null });
    enter(booking_type, { slot: null, booking: null });
    navigate(bookingPath(slug, 'time'));
  };
  const fail = (failure: BookingFailure) => {
    if (failure.kind === 'slot') askForSlot(failure.message);
    else if (failure.kind === 'red-flag') setStop({ kind: 'red-flag' });
    else if (failure.kind === 'rejected') setStop({ kind: 'excluded', reason: null });
    else if (failure.kind === 'contradicted') setContradictions(failure.contradictions);
    else if (failure.kind === 'not-in-service') navigate(bookingPath(slug, 'not-in-service'));
  };
  /** The payment waits for what came to contradict the answers. */
  const clearUp = (failure: BookingFailure) => {
    fail(failure);
    navigate(bookingPath(slug, 'review'));
  };
  /** Another patient starts anew: nothing entered for one is used for the next (rule health-19). */
  const setPatient = (patient: BookingPatient) => {
    const { patient: before } = draftOf(booking_type);
    const isCorrected = isBirthdayWrong && isSameName(before, patient);
    setIsBirthdayWrong(false);
    if (!isCorrected && !isSamePatient(before, patient)) forgetPatient(booking_type);
    enter(booking_type, { patient });
    const reason = tooYoung(service, patient);
    if (reason === null) return after('patient');
    if (BOOKINGS[booking_type].limits?.refusal === 'rejected') return setStop({ kind: 'excluded', reason });
    navigate(bookingPath(slug, 'not-in-service'));
  };
  const setContact = (contact: BookingContact) => {
    enter(booking_type, { contact });
    if (!isOutOfService(service, draftOf(booking_type).patient, contact)) return after('contact');
    navigate(bookingPath(slug, 'not-in-service'));
  };
  const nextQuestion = (number: number) => {
    const questionnaire = telehealthQuestionnaire(booking_type);
    const question = questionnaire?.questions[number - 1];
    const given = question && healthOf(booking_type).answers[question.key];
    const found = question && given ? answerStop(question, given) : null;
    if (found) return setStop(found);
    if (questionnaire && number < screensOf(questionnaire)) {
      return navigate(bookingPath(slug, 'questions', number + 1));
    }
    if (outcomeOf(booking_type, healthOf(booking_type)) === 'rejected') {
      setStop({ kind: 'excluded', reason: null });
    } else after('questions');
  };
  const finish = (booking: Booking) => {
    finishDraft(booking_type, booking.uuid);
    forgetRequest();
    navigate(bookingPath(slug, 'booked'), { replace: getLocation() });
  };
  return {
    after,
    fail,
    clearUp,
    askForSlot,
    setPatient,
    setContact,
    nextQuestion,
    finish,
    contradictions,
    correctBirthday: () => setIsBirthdayWrong(true),
    forgetContradictions: () => setContradictions([]),
    refusal,
    forgetRefusal: () => setRefusal(null),
    stop,
    closeStop: () => setStop(null),
  };
}
export type Actions = ReturnType<typeof useActions>;
