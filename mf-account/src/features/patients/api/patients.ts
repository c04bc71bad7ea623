import { patientKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { PatientDetailsFragment } from '../../../generated/gql/graphql';

const PatientsDocument = graphql(/* GraphQL */ `
  query Patients($page: Int!, $per_page: Int!) {
    patients(page: $page, per_page: $per_page) {
      data {
        ...PatientDetails
      }
      paginatorInfo {
        current_page
        last_page
        per_page
        total
      }
    }
  }
`);

/** A patient of the account; identifiers are masked to their last 4 digits. */
export type Patient = PatientDetailsFragment;

const PER_PAGE = 10;
/** Page size; the maximum number of patients per account fits on one page. */
const ALL = 50;

const fetchPage = async (page: number, per_page: number, signal: AbortSignal) =>
  (await request(PatientsDocument, { page, per_page }, { signal })).patients;

/** A page of the account's patients, sorted by first name. */
export const patientsQuery = (page: number) =>
  queryOptions({
    queryKey: viewKey(patientKeys.all, 'mf-account', 'list', page),
    queryFn: ({ signal }) => fetchPage(page, PER_PAGE, signal),
  });

/** A patient of the account, or null if the uuid does not exist. */
export const patientQuery = (uuid: string) =>
  queryOptions({
    queryKey: viewKey(patientKeys.all, 'mf-account', 'one', uuid),
    queryFn: async ({ signal }) =>
      (await fetchPage(1, ALL, signal)).data.find((patient) => patient.uuid === uuid) ?? null,
  });
