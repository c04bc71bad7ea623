import { DEFAULT_STATE, FIELD_MESSAGES, isIsoDate } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { localDaySpan } from '../../../lib/local-time';
import { type PageArguments, readPage } from '../../../lib/paging';
import { listStarting } from '../../telehealth';
import type { StaffContext } from '../context';
import { endedBy } from './one-appointment';

type Arguments = PageArguments & { date: string; show?: 'all' | 'open' | 'mine' | null };

/** Returns the consultations of a day in the store's time zone. For practitioners (rule roles-03). */
export async function staffAppointments(_root: unknown, args: Arguments, ctx: StaffContext) {
  const { id } = requirePermission(ctx, 'appointments:run');
  if (!isIsoDate(args.date)) throw invalidInput({ date: FIELD_MESSAGES.day_invalid });
  const { info, ...range } = readPage(args);
  const span = localDaySpan(args.date, DEFAULT_STATE);
  const chosen = { isOpen: args.show === 'open', ...(args.show === 'mine' ? { endedBy: id } : {}) };
  const { data, total } = await listStarting(ctx.db, { ...span, ...chosen }, range);
  const listed = data.map(async (booking) => ({ booking, ended_by: await endedBy(ctx, booking) }));
  return { data: await Promise.all(listed), paginatorInfo: info(total) };
}
