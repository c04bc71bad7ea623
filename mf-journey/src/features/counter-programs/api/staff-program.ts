import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffProgramQuery } from '../../../generated/gql/graphql';

const StaffProgramDocument = graphql(/* GraphQL */ `
  query StaffProgram($id: ID!) {
    staff_program(id: $id) {
      email
      submitted_at
      consult_at
      consults {
        id
        starts_at
        ends_at
        status
        is_open
        ended_by
        ended_at
        missed_calls
        note
      }
      subscription {
        id
        status
        created_at
        next_period_at
        journey {
          id
          name
        }
        patient {
          first_name
          last_name
        }
        offer {
          expires_at
          price
          items {
            name
            quantity
            repeats
          }
        }
        items {
          id
          is_prescribed
          quantity
          product {
            id
            name
          }
        }
      }
      record {
        dob
        gender
        phone
        allergies
        conditions
        medication
        is_pregnant_breastfeeding
        checked_at
      }
      answers {
        question
        answer
      }
      record_version
      contradictions {
        fact
        record
        answer
        is_acknowledged
      }
      history {
        id
        at
        author
        kind
        rules
        note
        details {
          question
          answer
        }
      }
      conversation {
        ...JourneyConversationFields
      }
      measurements {
        day
        weight_kg
        waist_cm
      }
      decisions {
        at
        staff_name
        outcome
        note
        items {
          name
          quantity
          repeats
        }
      }
    }
  }
`);

/** A program as its practitioner sees it. Money in cents. */
export type StaffProgram = StaffProgramQuery['staff_program'];

/** Returns when the last decision was made that the page shows; null if none. */
export const lastDecisionAt = ({ decisions }: Pick<StaffProgram, 'decisions'>): string | null =>
  decisions
    .map(({ at }) => at)
    .sort()
    .at(-1) ?? null;

export const staffProgramKey = (id: string) => ['mf-journey', 'staff-program', id] as const;

/** A program for its practitioner. Every read is audited, so the page does not look again by itself. */
export const staffProgramQuery = (id: string) =>
  queryOptions({
    queryKey: staffProgramKey(id),
    queryFn: async ({ signal }) => (await request(StaffProgramDocument, { id }, { signal })).staff_program,
  });
