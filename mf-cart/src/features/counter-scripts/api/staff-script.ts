import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffScriptQuery } from '../../../generated/gql/graphql';

const StaffScriptDocument = graphql(/* GraphQL */ `
  query StaffScript($reference: String!, $line: Int!) {
    staff_script(reference: $reference, line: $line) {
      code
      reference
      line
      kind
      state
      at
      ordered_at
      product_name
      product_code
      schedule
      units
      patient_name
      patient {
        dob
        allergies
        conditions
        medication
        is_pregnant_breastfeeding
      }
      token
      on_file {
        code
        written_on
        expires_on
        repeats_left
        issued {
          staff_name
          at
          consult
          quantity
          directions
        }
        corrections {
          at
          staff_name
          reason
          from_written_on
          from_repeats_left
        }
        taken_off {
          at
          staff_name
          reason
          note
        }
      }
      steps {
        state
        at
        staff_name
        reason
      }
    }
  }
`);

export type StaffScript = StaffScriptQuery['staff_script'];

/** Which script: its order and the number of its line. */
export interface ScriptPlace {
  reference: string;
  line: number;
}

export const staffScriptKey = ({ reference, line }: ScriptPlace) =>
  ['mf-cart', 'staff-script', reference, line] as const;

/** A script for a pharmacist. It does not renew itself: each look at a patient is put down. */
export const staffScriptQuery = (at: ScriptPlace) =>
  queryOptions({
    queryKey: staffScriptKey(at),
    queryFn: async ({ signal }) => (await request(StaffScriptDocument, at, { signal })).staff_script,
  });
