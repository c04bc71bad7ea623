import { getSessionToken, renewSession, requestWith } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const SecondFactorVerifyDocument = graphql(/* GraphQL */ `
  mutation SecondFactorVerify($code: String!) {
    second_factor_verify(code: $code) {
      is_verified
    }
  }
`);

/** Confirms this sign-in by a code; the role is in force then, and the counter opens. */
export async function verifySecondFactor(code: string): Promise<void> {
  await requestWith(await getSessionToken(), SecondFactorVerifyDocument, { code });
  await renewSession();
}
