import { DEFAULT_STATE, FIELD_MESSAGES, isIsoDate } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { localDaySpan } from '../../../lib/local-time';
import { type PageArguments, readPage } from '../../../lib/paging';
import { listStarting } from '../../telehealth';
import type { StaffContext } from '../context';
import { endedBy } from './one-appointment';

type Arguments = PageArguments & { date: string; show?: 'all' | 'open' | 'earlier' | 'mine' | null };

/** Which bookings a choice among those of a day lists. */
function chosen({ show }: Arguments, { from, to }: { from: Date; to: Date }, staffId: string) {
  if (show === 'earlier') return { to: from, isOpen: true };
  return { from, to, isOpen: show === 'open', ...(show === 'mine' ? { endedBy: staffId } : {}) };
}

/**
 * Returns the consultations of a day in the store's time zone, or those of earlier days that nobody has put down (rule
 * health-38). For practitioners (rule roles-03).
 */
export async function staffAppointments(_root: unknown, args: Arguments, ctx: StaffContext) {
  const { id } = requirePermission(ctx, 'appointments:run');
  if (!isIsoDate(args.date)) throw invalidInput({ date: FIELD_MESSAGES.day_invalid });
  const { info, ...range } = readPage(args);
  const span = localDaySpan(args.date, DEFAULT_STATE);
  const { data, total } = await listStarting(ctx.db, chosen(args, span, id), range);
  const listed = data.map(async (booking) => ({ booking, ended_by: await endedBy(ctx, booking) }));
  return { data: await Promise.all(listed), paginatorInfo: info(total) };
}
