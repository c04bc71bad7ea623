import {
  type CertificatePurpose,
  certificateDayErrors,
  certificateNameError,
  certificateReasonError,
} from '@saltbush/contract';
import type { StaffAppointment } from '../api/staff-appointment-fields';

/** What a practitioner writes into the form of a certificate. */
export interface CertificateFields {
  purpose: CertificatePurpose;
  patient_name: string;
  from: string;
  to: string;
  reason: string;
}

export type CertificateErrors = Partial<Record<keyof CertificateFields, string>>;

/** What the patient booked for. */
const PURPOSES: Partial<Record<string, CertificatePurpose>> = {
  MedcertsUniv: 'study',
  MedcertsCarer: 'carer',
};

/** Returns the certificate that holds, if any: only the latest can. */
export const validCertificate = ({ certificates: [latest] }: StaffAppointment) =>
  latest?.certificate.status === 'valid' ? latest.certificate : null;

/** Returns what the form begins with: the certificate that holds, or the day of the consultation. */
export function firstFields(appointment: StaffAppointment): CertificateFields {
  const { booking, consulted_on } = appointment;
  const valid = validCertificate(appointment);
  return {
    purpose: valid?.purpose ?? PURPOSES[booking.booking_type] ?? 'work',
    patient_name: valid?.patient_name ?? `${booking.first_name} ${booking.last_name}`,
    from: valid?.from ?? consulted_on,
    to: valid?.to ?? consulted_on,
    reason: '',
  };
}

/** Returns the errors of the form by field, as the api would. */
export function certificateErrors(
  fields: CertificateFields,
  appointment: StaffAppointment,
): CertificateErrors {
  const name = certificateNameError(fields.patient_name);
  const reason = validCertificate(appointment) ? certificateReasonError(fields.reason) : null;
  return {
    ...certificateDayErrors({ ...fields, consulted_on: appointment.consulted_on }),
    ...(name && { patient_name: name }),
    ...(reason && { reason }),
  };
}
