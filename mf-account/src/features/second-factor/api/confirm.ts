import { getSessionToken, requestWith } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const SecondFactorConfirmDocument = graphql(/* GraphQL */ `
  mutation SecondFactorConfirm($code: String!) {
    second_factor_confirm(code: $code) {
      recovery_codes
    }
  }
`);

/** Confirms the new secret by a code of the app. @returns the recovery codes, which are shown this once */
export const confirmSecondFactor = async (code: string): Promise<string[]> =>
  (await requestWith(await getSessionToken(), SecondFactorConfirmDocument, { code })).second_factor_confirm
    .recovery_codes;
