import type { ErrorCode } from '@saltbush/contract';
import { expect, it } from 'vitest';
import { ApiError, isOutage } from './errors';

it.each<[ErrorCode, number]>([
  ['NETWORK', 0],
  ['API_UNAVAILABLE', 503],
  ['HTTP', 502],
  // Operations carry these in a response that itself succeeded.
  ['UNAVAILABLE', 200],
  ['UNCONFIRMED', 200],
  ['SAVED_NOT_SHOWN', 200],
])('%s with status %d is an outage: it leaves open whether a change was saved', (code, status) => {
  expect(isOutage(new ApiError('Lost', code, status))).toBe(true);
});

it.each<[ErrorCode, number]>([
  ['PAYMENT_DECLINED', 200],
  ['INTERNAL', 500],
  ['RATE_LIMITED', 429],
])('%s with status %d is final', (code, status) => {
  expect(isOutage(new ApiError('No', code, status))).toBe(false);
});
