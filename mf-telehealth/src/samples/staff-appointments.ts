import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { StaffAppointment } from '../features/counter-appointments/api/staff-appointment-fields';
import {
  StaffAppointmentDocument,
  StaffAppointmentsCompleteDocument,
  StaffAppointmentsDocument,
} from '../generated/gql/graphql';

const booking: StaffAppointment['booking'] = {
  uuid: 'b1',
  booking_type: 'ShortConsult',
  status: 'booked',
  starts_at: '2026-11-23T22:00:00.000Z',
  ends_at: '2026-11-24T00:30:00.000Z',
  state: 'QLD',
  contact_method: 'video',
  first_name: 'Gia',
  last_name: 'Marsh',
  fee: 3900,
  refunded: 0,
  missed_calls: [],
  reference: 'TH-3F9A1C20',
  created_at: '2026-11-22T03:10:00.000Z',
};

/** A consultation that runs now, of a patient with a record and an earlier one. */
export const sampleAppointment: StaffAppointment = {
  has_begun: true,
  medicine: null,
  notes: 'A cough since Monday, worse at night.',
  note: null,
  ended_by: null,
  ended_at: null,
  consulted_on: '2026-11-24',
  can_certify: false,
  returned_fee: null,
  certificates: [],
  no_script: 'not_held',
  requested: null,
  scripts: [],
  booking,
  patient: { dob: '1988-04-09', gender: 'female', phone: '0412345678', email: 'gia.marsh@example.com' },
  record: {
    allergies: 'Penicillin (rash)',
    conditions: 'Asthma',
    medication: 'Salbutamol inhaler',
    is_pregnant_breastfeeding: false,
    checked_at: '2026-05-04T02:00:00.000Z',
  },
  contradictions: [],
  answers: [],
  earlier: [
    {
      note: 'Asthma well controlled; technique checked.',
      booking: {
        uuid: 'b0',
        booking_type: 'LongConsult',
        status: 'completed',
        starts_at: '2026-09-01T00:00:00.000Z',
        ends_at: '2026-09-01T02:00:00.000Z',
      },
    },
  ],
};

const listed = (change: Partial<StaffAppointment['booking']>, ended_by: string | null = null) => ({
  ended_by,
  booking: { ...booking, ...change },
});

/** Responses for the counter's consultations; completing one ends it. */
export function staffAppointmentAnswers(first = sampleAppointment): RequestHandler[] {
  let appointment = first;
  const page = { last_page: 1, total: 3 };
  return [
    respondWith(StaffAppointmentsDocument, {
      staff_appointments: {
        data: [
          listed({}),
          listed({ uuid: 'b2', first_name: 'Noah', last_name: 'Ellis', status: 'missed' }, 'Asha Pillai'),
          listed({
            uuid: 'b3',
            first_name: 'Ruby',
            last_name: 'Castellano',
            starts_at: '2026-11-24T02:00:00.000Z',
            ends_at: '2026-11-24T04:00:00.000Z',
            state: 'NSW',
            contact_method: 'phone',
          }),
        ],
        paginatorInfo: page,
      },
    }),
    respondWith(StaffAppointmentDocument, () => ({ staff_appointment: appointment })),
    respondWith(StaffAppointmentsCompleteDocument, ({ input }) => {
      appointment = {
        ...appointment,
        has_begun: false,
        note: input.note,
        ended_by: 'Asha Pillai',
        ended_at: '2026-11-24T00:00:00.000Z',
        can_certify: true,
        no_script: null,
        booking: { ...booking, status: 'completed' },
      };
      return { staff_appointments_complete: { appointment } };
    }),
  ];
}
