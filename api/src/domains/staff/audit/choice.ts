import {
  DEFAULT_STATE,
  FIELD_MESSAGES,
  isAuditedOperation,
  isAuditKind,
  isIsoDate,
} from '@saltbush/contract';
import { invalidInput } from '../../../lib/errors';
import { localDaySpan } from '../../../lib/local-time';
import type { LogChoice, LogOutcome, LogPlace } from '../../audit';

/** What a list of the log is narrowed down to, as it is asked for. */
export interface ChoiceArguments {
  staff_id?: string | null;
  customer_id?: string | null;
  what?: string | null;
  outcome?: LogOutcome | null;
  from?: string | null;
  to?: string | null;
}

/** @throws {BusinessError} INVALID_INPUT */
function dayOf(field: 'from' | 'to', day: string | null | undefined) {
  if (!day) return null;
  if (!isIsoDate(day)) throw invalidInput({ [field]: FIELD_MESSAGES.day_invalid });
  return localDaySpan(day, DEFAULT_STATE);
}

/** @throws {BusinessError} INVALID_INPUT */
function whatOf(what: string | null | undefined): LogChoice['what'] {
  if (!what) return null;
  if (isAuditKind(what) || isAuditedOperation(what)) return what;
  throw invalidInput({ what: FIELD_MESSAGES.audit_what_unknown });
}

/**
 * Reads what a list is narrowed down to; days are those of the store's time zone.
 * @throws {BusinessError} INVALID_INPUT
 */
export function readChoice({ staff_id, customer_id, what, outcome, from, to }: ChoiceArguments): LogChoice {
  const [first, last] = [dayOf('from', from), dayOf('to', to)];
  if (first && last && last.to <= first.from) throw invalidInput({ to: FIELD_MESSAGES.period_backwards });
  return {
    staff_id: staff_id || null,
    customer_id: customer_id || null,
    what: whatOf(what),
    outcome: outcome ?? null,
    from: first?.from ?? null,
    to: last?.to ?? null,
  };
}

/** Writes a place in the log as a cursor. */
export const cursorOf = ({ at, _id }: LogPlace): string =>
  Buffer.from(`${at.getTime()} ${_id}`).toString('base64url');

/** @throws {BusinessError} INVALID_INPUT */
export function readCursor(cursor: string): LogPlace {
  const [, time = '', _id = ''] =
    /^(\d{1,15}) ([\w-]{0,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!time) throw invalidInput({ after: FIELD_MESSAGES.list_place_invalid });
  return { at: new Date(Number(time)), _id };
}
