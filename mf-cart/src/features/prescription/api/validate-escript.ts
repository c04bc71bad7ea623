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

/** Shown when the exchange gives no reason. */
const REFUSED = 'This e-prescription cannot be dispensed.';

/**
 * Validates a token with the prescription exchange. Resolves to the reason it cannot be used, or null if it can
 * (section 7). The token is never stored in the query cache. Rejects with the API's error.
 */
export async function escriptProblem(patient_uuid: string, token: string): Promise<string | null> {
  const { validate_escript } = await request(ValidateEscriptDocument, { patient_uuid, token });
  return validate_escript.is_valid ? null : (validate_escript.message ?? REFUSED);
}
