import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const ValidateEscriptDocument = graphql(/* GraphQL */ `
  query ValidateEscript($patient_uuid: ID!, $token: String!) {
    validate_escript(patient_uuid: $patient_uuid, token: $token) {
      is_valid
      message
    }
  }
`);

/** Said when the exchange gives no reason of its own. */
const REFUSED = 'This e-prescription cannot be dispensed.';

/**
 * Asks the prescription exchange about a token: why it cannot be used, or null when it can (section 7). The token
 * stays out of the query cache. Rejects with the api's error.
 */
export async function escriptProblem(patient_uuid: string, token: string): Promise<string | null> {
  const { validate_escript } = await request(ValidateEscriptDocument, { patient_uuid, token });
  return validate_escript.is_valid ? null : (validate_escript.message ?? REFUSED);
}
