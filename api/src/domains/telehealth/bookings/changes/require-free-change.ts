import { canChangeFreely } from '@saltbush/contract';
import { BusinessError } from '../../../../lib/errors';

/**
 * Checks that an appointment, of telehealth or of a program, can still be moved (rule health-15).
 * @throws {BusinessError} MOVE_TOO_LATE less than 2 hours before it starts
 */
export function requireFreeChange(startsAt: Date, now: Date): void {
  if (!canChangeFreely(startsAt, now)) throw new BusinessError('MOVE_TOO_LATE');
}
