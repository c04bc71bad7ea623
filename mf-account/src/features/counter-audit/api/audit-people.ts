import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const StaffAuditPeopleDocument = graphql(/* GraphQL */ `
  query StaffAuditPeople($words: String!, $acted: Boolean!) {
    staff_audit_people(words: $words, acted: $acted) {
      id
      name
      email
      role
    }
  }
`);

/** Returns up to 10 accounts whose name or e-mail begins with words. */
export const findPeople = async (words: string, acted: boolean, signal: AbortSignal) =>
  (await request(StaffAuditPeopleDocument, { words, acted }, { signal })).staff_audit_people;
