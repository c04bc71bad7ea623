import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffScriptsQuery } from '../../../generated/gql/graphql';
import type { ScriptList } from '../model/script-list';

const StaffScriptsDocument = graphql(/* GraphQL */ `
  query StaffScripts($queue: StaffScriptQueue!, $newest: Boolean!, $after: String) {
    staff_scripts(queue: $queue, newest: $newest, after: $after, first: 50) {
      data {
        code
        reference
        kind
        state
        ordered_at
        patient_name
        product_name
        schedule
      }
      claims {
        ...StaffClaimFields
      }
      next
    }
  }
`);

export type ListedScript = StaffScriptsQuery['staff_scripts']['data'][number];

/** How often an open queue renews itself. */
const LOOK_MS = 15_000;

/** A page of a queue of scripts. */
export const staffScriptsQuery = (list: ScriptList) =>
  queryOptions({
    queryKey: ['mf-cart', 'staff-scripts', list] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffScriptsDocument, { ...list }, { signal })).staff_scripts,
    refetchInterval: LOOK_MS,
  });
