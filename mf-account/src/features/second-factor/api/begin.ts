import { getSessionToken, requestWith } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { SecondFactorBeginMutation } from '../../../generated/gql/graphql';

const SecondFactorBeginDocument = graphql(/* GraphQL */ `
  mutation SecondFactorBegin {
    second_factor_begin {
      secret
      address
      qr {
        size
        path
      }
    }
  }
`);

export type NewSecret = SecondFactorBeginMutation['second_factor_begin'];

/**
 * Makes a new secret for an authenticator app.
 * @throws {ApiError} SIGN_IN_AGAIN if the sign-in began too long ago
 */
export const beginSecondFactor = async (): Promise<NewSecret> =>
  (await requestWith(await getSessionToken(), SecondFactorBeginDocument)).second_factor_begin;
