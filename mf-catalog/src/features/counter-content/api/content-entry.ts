import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffContentEntryDocument = graphql(/* GraphQL */ `
  query StaffContentEntry($content_id: ID!) {
    staff_content_entry(content_id: $content_id) {
      ...StaffContentFields
    }
  }
`);

export const contentEntryKey = (id: string) => ['mf-catalog', 'staff-content-entry', id] as const;

/** How often an open page looks what a colleague has changed, or a plan has published. */
const LOOK_MS = 30_000;

/** An entry of the content for staff. */
export const contentEntryQuery = (id: string) =>
  queryOptions({
    queryKey: contentEntryKey(id),
    queryFn: async ({ signal }) =>
      (await request(StaffContentEntryDocument, { content_id: id }, { signal })).staff_content_entry,
    refetchInterval: LOOK_MS,
  });
