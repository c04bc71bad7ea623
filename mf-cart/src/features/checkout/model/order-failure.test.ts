import type { ErrorCode } from '@saltbush/contract';
import { ApiError } from '@saltbush/shared-ui/platform';
import { expect, it } from 'vitest';
import { orderFailure } from './order-failure';

it.each<[ErrorCode, number]>([
  ['UNAVAILABLE', 200],
  ['UNCONFIRMED', 503],
  ['SAVED_NOT_SHOWN', 200],
  ['NETWORK', 0],
])('an order that meets %s may be placed again, with what was entered', (code, status) => {
  const failure = orderFailure(new ApiError('A message of the api', code, status));
  expect(failure).toEqual({
    section: 'review',
    message: expect.stringContaining('you will never be charged twice'),
    isPaymentSpent: false,
    isSessionOver: false,
    isCartStale: false,
  });
});
