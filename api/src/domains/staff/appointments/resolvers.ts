import type { Resolvers } from '../../../generated/resolvers';
import type { StaffContext } from '../context';
import { staffConsultTimes, staffConsultTimesSetPlaces } from './consult-times';
import { staffAppointmentsCancel, staffAppointmentsComplete, staffAppointmentsMiss } from './end-appointment';
import { staffAppointments } from './list-appointments';
import { staffAppointment } from './one-appointment';
import { staffAppointmentsReturnFee } from './return-fee';

/** The desk of consultations. */
export const appointmentResolvers: Pick<Resolvers<StaffContext>, 'Query' | 'Mutation'> = {
  Query: {
    staff_appointments: staffAppointments,
    staff_appointment: staffAppointment,
    staff_consult_times: staffConsultTimes,
  },
  Mutation: {
    staff_appointments_complete: staffAppointmentsComplete,
    staff_appointments_miss: staffAppointmentsMiss,
    staff_appointments_cancel: staffAppointmentsCancel,
    staff_appointments_return_fee: staffAppointmentsReturnFee,
    staff_consult_times_set_places: staffConsultTimesSetPlaces,
  },
};
