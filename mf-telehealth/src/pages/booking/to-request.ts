import { telehealthPayload, telehealthQuestionnaire } from '@saltbush/contract';
import type { BookingRequest } from '../../features/review/api/create-booking';
import type { ReviewRow } from '../../features/review/components/ReviewRows';
import type { Draft } from '../../shared/booking/draft';
import type { HealthAnswers } from '../../shared/booking/health-answers';
import { bookingPath } from '../../shared/booking/links';
import { stepsOf } from '../../shared/booking/steps';
import type { Service } from '../../shared/services/api/service';

/** Converts a complete draft and its health answers to the api's input; null while something is missing. */
export function toRequest(
  service: Service,
  draft: Draft,
  health: HealthAnswers,
): Omit<BookingRequest, 'notes'> | null {
  const { patient, contact, slot } = draft;
  if (!patient || !contact || !slot) return null;
  const questionnaire = telehealthQuestionnaire(service.booking_type);
  const answers = questionnaire && telehealthPayload(questionnaire, health);
  const { uuid, email, first_name, last_name, dob, gender } = patient;
  return {
    booking_type: service.booking_type,
    starts_at: slot.starts_at,
    ...contact,
    ...(uuid ? { patient_uuid: uuid } : { guest: { first_name, last_name, dob, gender, email } }),
    ...(answers
      ? {
          questionnaire: JSON.stringify(answers),
          accepts_terms: health.acceptsTerms,
          ...(health.changed.length > 0 ? { changed_answers: JSON.stringify(health.changed) } : {}),
        }
      : {}),
    ...(health.medicine ? { product_id: health.medicine.id } : {}),
    ...(draft.id ? { draft_id: draft.id } : {}),
  };
}

/** The rows of the review, each with a link to its step. */
export function toRows(
  { slug, title, duration_minutes, booking_type }: Service,
  draft: Draft,
  health: HealthAnswers,
): ReviewRow[] {
  const { patient, contact, slot } = draft;
  if (!patient || !contact || !slot) return [];
  const { medicine } = health;
  const first = bookingPath(slug, stepsOf(booking_type)[0]);
  return [
    medicine
      ? { label: 'Medicine', value: medicine.name, detail: title, href: bookingPath(slug, 'medicine') }
      : { label: 'Service', value: title, detail: `${duration_minutes} minutes`, href: first },
    {
      label: 'Patient',
      value: `${patient.first_name} ${patient.last_name}`,
      detail: patient.email || undefined,
      href: bookingPath(slug, 'patient'),
    },
    {
      label: 'Call',
      value: contact.contact_method === 'video' ? 'By video' : 'By phone',
      detail: contact.phone,
      href: bookingPath(slug, 'contact'),
    },
    { label: 'Time', value: slot.words, detail: `${contact.state} time`, href: bookingPath(slug, 'time') },
  ];
}
