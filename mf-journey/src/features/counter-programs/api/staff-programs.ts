import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffProgramsQuery } from '../../../generated/gql/graphql';
import type { ProgramList } from '../model/program-list';

const StaffProgramsDocument = graphql(/* GraphQL */ `
  query StaffPrograms($queue: StaffProgramQueue!, $page: Int!) {
    staff_programs(queue: $queue, page: $page, per_page: 50) {
      data {
        id
        journey_name
        submitted_at
        consult_at
        has_offer
        is_contradicted
        waits_since
        is_urgent
        patient {
          first_name
          last_name
        }
      }
      paginatorInfo {
        last_page
        total
      }
    }
  }
`);

export type ListedProgram = StaffProgramsQuery['staff_programs']['data'][number];

/** How often an open queue renews itself; each time is a read in the audit log. */
const LOOK_MS = 60_000;

export const staffProgramsKey = ['mf-journey', 'staff-programs'] as const;

/** A queue of programs. */
export const staffProgramsQuery = (list: ProgramList) =>
  queryOptions({
    queryKey: [...staffProgramsKey, list] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffProgramsDocument, { ...list }, { signal })).staff_programs,
    refetchInterval: LOOK_MS,
    // The title tells the count of a tab in the background too.
    refetchIntervalInBackground: true,
  });
