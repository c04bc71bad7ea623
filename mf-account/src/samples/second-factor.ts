import { FIELD_MESSAGES } from '@saltbush/contract';
import {
  HttpResponse,
  http,
  type RequestHandler,
  respondWith,
  respondWithError,
} from '@saltbush/shared-ui/testing';
import type { SecondFactor } from '../features/second-factor/api/second-factor';
import {
  SecondFactorBeginDocument,
  SecondFactorConfirmDocument,
  SecondFactorDocument,
  SecondFactorVerifyDocument,
} from '../generated/gql/graphql';

/** The response to a code that is wrong, or was used before. */
export const wrongCodeAnswer = (): RequestHandler =>
  respondWithError(SecondFactorVerifyDocument, {
    message: FIELD_MESSAGES.code_wrong,
    code: 'INVALID_INPUT',
    extensions: { fields: { code: FIELD_MESSAGES.code_wrong } },
  });

/** The three squares by which readers find a code; a sample has no secret to say. */
const QR = {
  size: 21,
  path: [
    [0, 0],
    [14, 0],
    [0, 14],
  ]
    .map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
    .join(''),
};

const NOT_YET: SecondFactor = {
  is_required: true,
  is_enrolled: false,
  is_verified: false,
  waiting_role: 'pharmacist',
  recovery_codes_left: 0,
};

/** Responses for a member of staff with this second factor. */
export const secondFactorAnswers = (changes: Partial<SecondFactor> = {}): RequestHandler[] => [
  respondWith(SecondFactorDocument, { second_factor: { ...NOT_YET, ...changes } }),
  respondWith(SecondFactorBeginDocument, {
    second_factor_begin: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address: 'otpauth://totp/Saltbush%20Health:zoe%40example.com?secret=JBSWY3DPEHPK3PXP',
      qr: QR,
    },
  }),
  respondWith(SecondFactorConfirmDocument, {
    second_factor_confirm: {
      recovery_codes: ['AAAA', 'BBBB', 'CCCC', 'DDDD', 'EEEE', 'FFFF', 'GGGG', 'HHHH', 'JJJJ', 'KKKK'].map(
        (group) => `${group}-MFRG-GZDF-MZTW-Q2LK-NNWG`,
      ),
    },
  }),
  respondWith(SecondFactorVerifyDocument, { second_factor_verify: { is_verified: true } }),
  http.post('/api/auth/session', () => HttpResponse.json({ data: null })),
];
