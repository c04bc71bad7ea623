import { HttpResponse, http, type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { StaffAppointment } from '../features/counter-appointments/api/staff-appointment-fields';
import {
  StaffAppointmentDocument,
  StaffConsultScriptsIssueDocument,
  StaffConsultScriptsWithdrawDocument,
} from '../generated/gql/graphql';
import { sampleAppointment } from './staff-appointments';

export const ATORVASTATIN = {
  product_id: '7',
  name: 'Lorimer Atorvastatin 20mg 30 Tablets',
  per_supply: 2,
  supplies: 6,
};

const AMOXICILLIN = {
  ...{ objectID: '9', name: 'Amoxil 500mg', available: true },
  supply_limits: { perSupply: 1, supplies: 1, days: 0 },
};

/** A consultation that took place, of a practitioner who can issue a script of it. */
const held: StaffAppointment = {
  ...sampleAppointment,
  has_begun: false,
  note: 'Stable; repeat.',
  ended_by: 'Asha Pillai',
  ended_at: '2026-11-24T00:00:00.000Z',
  no_script: null,
  medicine: ATORVASTATIN.name,
  requested: ATORVASTATIN,
  booking: { ...sampleAppointment.booking, booking_type: 'OnlineScripts', status: 'completed' },
};

type Listed = StaffAppointment['scripts'][number];

/** A script of the sample medicine that was issued. */
export const sampleScript = (change: Partial<Listed['script']> = {}): Listed => ({
  ...{
    against: [],
    why: '',
    reason: null,
    ended_by: null,
    ended_at: null,
    can_withdraw: true,
    taken_off: null,
  },
  script: {
    number: 1,
    status: 'on_file',
    product_name: ATORVASTATIN.name,
    ...{ quantity: 1, supplies: 3, supplies_left: 3 },
    directions: 'One tablet every evening',
    expires_on: '2027-11-24',
    issued_by: 'Asha Pillai',
    issued_at: '2026-11-24T00:10:00.000Z',
    ...change,
  },
});

const ended = (reason: string) => ({
  reason,
  ended_by: 'Asha Pillai',
  ended_at: '2026-11-24T00:20:00.000Z',
  can_withdraw: false,
});

/** Responses for a consultation with scripts: issuing and withdrawing change what it has; its search finds one medicine. */
export function staffConsultScriptAnswers(change: Partial<StaffAppointment> = {}): RequestHandler[] {
  let appointment = { ...held, ...change };
  return [
    respondWith(StaffAppointmentDocument, () => ({ staff_appointment: appointment })),
    http.post('/1/indexes/*/queries', () => HttpResponse.json({ results: [{ hits: [AMOXICILLIN] }] })),
    respondWith(StaffConsultScriptsIssueDocument, ({ input }) => {
      const { seen, quantity, supplies, directions } = input;
      const issued = sampleScript({
        ...{ number: seen + 1, quantity, supplies, supplies_left: supplies, directions },
      });
      appointment = { ...appointment, scripts: [issued, ...appointment.scripts] };
      return { staff_consult_scripts_issue: { appointment } };
    }),
    respondWith(StaffConsultScriptsWithdrawDocument, ({ input: { number, reason } }) => {
      const scripts = appointment.scripts.map((one) =>
        one.script.number === number
          ? {
              ...one,
              ...ended(reason),
              script: { ...one.script, status: 'off_file' as const, supplies_left: 0 },
            }
          : one,
      );
      appointment = { ...appointment, scripts };
      return { staff_consult_scripts_withdraw: { appointment } };
    }),
  ];
}
