import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { StaffAppointment } from '../features/counter-appointments/api/staff-appointment-fields';
import {
  StaffAppointmentDocument,
  StaffCertificatesIssueDocument,
  StaffCertificatesWithdrawDocument,
} from '../generated/gql/graphql';
import { sampleAppointment } from './staff-appointments';

type Certificates = StaffAppointment['certificates'];

/** A consultation that took place, of a practitioner who can certify it. */
const held: StaffAppointment = {
  ...sampleAppointment,
  has_begun: false,
  note: 'Viral; rest and fluids.',
  ended_by: 'Asha Pillai',
  ended_at: '2026-11-24T00:00:00.000Z',
  can_certify: true,
  no_script: null,
  booking: { ...sampleAppointment.booking, status: 'completed' },
};

const ended = (reason: string) => ({
  reason,
  ended_by: 'Asha Pillai',
  ended_at: '2026-11-24T00:20:00.000Z',
});

/** Returns the certificates without one that holds. */
const withoutValid = (list: Certificates, status: 'replaced' | 'withdrawn', reason: string): Certificates =>
  list.map((one) =>
    one.certificate.status === 'valid'
      ? { ...one, ...ended(reason), certificate: { ...one.certificate, status } }
      : one,
  );

/** Responses for a consultation with certificates: issuing and withdrawing change what it has. */
export function staffCertificateAnswers(change: Partial<StaffAppointment> = {}): RequestHandler[] {
  let appointment = { ...held, ...change };
  return [
    respondWith(StaffAppointmentDocument, () => ({ staff_appointment: appointment })),
    respondWith(StaffCertificatesIssueDocument, ({ input }) => {
      const { uuid: _uuid, seen, reason, ...content } = input;
      const issued = { version: seen + 1, status: 'valid' as const, issued_by: 'Asha Pillai', ...content };
      const certificate = { ...issued, issued_at: '2026-11-24T00:10:00.000Z' };
      appointment = {
        ...appointment,
        certificates: [
          { certificate, reason: null, ended_by: null, ended_at: null },
          ...withoutValid(appointment.certificates, 'replaced', reason ?? ''),
        ],
      };
      return { staff_certificates_issue: { appointment } };
    }),
    respondWith(StaffCertificatesWithdrawDocument, ({ input }) => {
      appointment = {
        ...appointment,
        certificates: withoutValid(appointment.certificates, 'withdrawn', input.reason),
      };
      return { staff_certificates_withdraw: { appointment } };
    }),
  ];
}
