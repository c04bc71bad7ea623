import { FIELD_MESSAGES } from '@saltbush/contract';
import { invalidInput } from '../../../lib/errors';

const REQUEST_KEY = /^[A-Za-z0-9-]{16,100}$/;

/** Requires the key by which a repeated request is known. @throws {BusinessError} INVALID_INPUT (key) */
export function requireRequestKey(key: string): void {
  if (!REQUEST_KEY.test(key)) throw invalidInput({ key: FIELD_MESSAGES.request_key_invalid });
}
