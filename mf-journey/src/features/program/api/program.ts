import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { ProgramQuery } from '../../../generated/gql/graphql';

const ProgramDocument = graphql(/* GraphQL */ `
  query Program($slug: String!) {
    journey(slug: $slug) {
      id
      name
      tagline
      description
      price
      lessons {
        id
        name
        description
        read_minutes
        week
      }
      faqs {
        question
        answer
      }
      care_team {
        name
        profession
        about
        is_sample
      }
    }
  }
`);

export type Program = NonNullable<ProgramQuery['journey']>;

/** Query for a program by slug; its data is null if there is none. */
export const programQuery = (slug: string) =>
  queryOptions({
    queryKey: ['mf-journey', 'program', slug],
    queryFn: async ({ signal }) => (await request(ProgramDocument, { slug }, { signal })).journey ?? null,
  });
