import { ErrorCode } from '../error-codes';
import type { FailPoints } from './fail-points';
import { ConnectionClosed, plannedError } from './planned-error';

/** Applies `failGetMoreAfterCursorCheckout`. */
export function failGetMore(points: FailPoints | undefined): void {
  const data = points?.evaluate('failGetMoreAfterCursorCheckout');
  if (data?.closeConnection === true) throw new ConnectionClosed();
  if (data)
    throw plannedError(data.errorCode ?? ErrorCode.InternalError, 'failGetMoreAfterCursorCheckout', data);
}
