import { patientKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { TelehealthPatientsQuery } from '../../../generated/gql/graphql';

const TelehealthPatientsDocument = graphql(/* GraphQL */ `
  query TelehealthPatients {
    patients(per_page: 50) {
      data {
        uuid
        first_name
        last_name
        dob
        gender
        phone
        state
        checked_at
      }
    }
  }
`);

export type Patient = TelehealthPatientsQuery['patients']['data'][number];

/** The account's patients, with the fields a booking needs. */
export const patientsQuery = () =>
  queryOptions({
    queryKey: viewKey(patientKeys.all, 'mf-telehealth', 'contacts'),
    queryFn: async ({ signal }) => (await request(TelehealthPatientsDocument, {}, { signal })).patients.data,
    staleTime: 0,
  });
