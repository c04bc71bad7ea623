import { FIELD_MESSAGES, MAX_ENTRIES_OF_DAY } from '@saltbush/contract';
import { BusinessError, invalidInput } from '../../lib/errors';
import type { DiaryDay } from './diary';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns an id that a client made, as it is stored. @throws INVALID_INPUT for the field if it is no UUID */
export function readNewId(typed: string, field: string): string {
  const id = typed.toLowerCase();
  if (!UUID.test(id)) throw invalidInput({ [field]: FIELD_MESSAGES.value_invalid });
  return id;
}

/** Checks that a day takes so many more entries (rule accounts-08). @throws TOO_MANY_ENTRIES */
export function checkRoom(day: DiaryDay, more: number): void {
  const room = MAX_ENTRIES_OF_DAY - day.entries.length;
  if (more > room) throw new BusinessError('TOO_MANY_ENTRIES', { max: MAX_ENTRIES_OF_DAY, room });
}
