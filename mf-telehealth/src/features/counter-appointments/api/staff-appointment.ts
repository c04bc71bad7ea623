import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffAppointmentDocument = graphql(/* GraphQL */ `
  query StaffAppointment($uuid: ID!) {
    staff_appointment(uuid: $uuid) {
      ...StaffAppointmentFields
    }
  }
`);

export const staffAppointmentKey = (uuid: string) => ['mf-telehealth', 'staff-appointment', uuid] as const;

/** A consultation for its practitioner. Every read is audited, so the page does not look again by itself. */
export const staffAppointmentQuery = (uuid: string) =>
  queryOptions({
    queryKey: staffAppointmentKey(uuid),
    queryFn: async ({ signal }) =>
      (await request(StaffAppointmentDocument, { uuid }, { signal })).staff_appointment,
  });
