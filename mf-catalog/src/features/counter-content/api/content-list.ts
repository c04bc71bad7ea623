import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffContentListQuery } from '../../../generated/gql/graphql';

const StaffContentListDocument = graphql(/* GraphQL */ `
  query StaffContentList {
    staff_content {
      id
      kind
      title
      changed_at
      staff_name
      has_draft
      planned_for
    }
  }
`);

export type ListedContent = StaffContentListQuery['staff_content'][number];

export const CONTENT_LIST_KEY = ['mf-catalog', 'staff-content'] as const;

/** The content that staff edit. */
export const contentListQuery = queryOptions({
  queryKey: CONTENT_LIST_KEY,
  queryFn: async ({ signal }) => (await request(StaffContentListDocument, {}, { signal })).staff_content,
});
