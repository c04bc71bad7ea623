import { requirePermission } from '../../../lib/context';
import { type ListedEvent, listLines } from '../../audit';
import type { StaffContext } from '../context';
import { type ChoiceArguments, cursorOf, readChoice, readCursor } from './choice';
import { type AuditPerson, peopleOf } from './people';

const MOST_LINES = 50;
const MOST_NEWS = 100;
/** How many lines one file may have. */
const MOST_EXPORTED = 5000;

const withPeople = (lines: readonly ListedEvent[], people: Map<string, AuditPerson>) =>
  lines.map((line) => ({
    ...line,
    staff: people.get(line.staff_id) ?? null,
    customer: (line.customer_id && people.get(line.customer_id)) || null,
  }));

const idsIn = (lines: readonly ListedEvent[]) =>
  lines.flatMap(({ staff_id, customer_id }) => [staff_id, customer_id]);

/** Returns a page of the audit log, newest first (rule accounts-18). Managers only. */
export async function staffAuditLog(
  _root: unknown,
  args: ChoiceArguments & { after?: string | null; first?: number | null },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'audit:read');
  const choice = readChoice(args);
  const limit = Math.min(Math.max(args.first ?? MOST_LINES, 1), MOST_LINES);
  const before = args.after ? readCursor(args.after) : null;
  const now = ctx.clock.now();
  const { lines, next } = await listLines(ctx.db, choice, { before, since: null, limit });
  const { staff_id, customer_id } = choice;
  const people = await peopleOf(ctx, [...idsIn(lines), staff_id, customer_id]);
  return {
    data: withPeople(lines, people),
    next: next && cursorOf(next),
    start: cursorOf(lines[0] ?? { at: now, _id: '' }),
    staff: (staff_id && people.get(staff_id)) || null,
    customer: (customer_id && people.get(customer_id)) || null,
  };
}

/** Returns how many lines of a choice are newer than a place, at most 100. Managers only. */
export async function staffAuditNews(
  _root: unknown,
  args: ChoiceArguments & { since: string },
  ctx: StaffContext,
): Promise<number> {
  requirePermission(ctx, 'audit:read');
  const range = { before: null, since: readCursor(args.since) };
  const { lines } = await listLines(ctx.db, readChoice(args), { ...range, limit: MOST_NEWS });
  return lines.length;
}

/** Returns the latest lines of a choice for a file; the log says how many. Managers only. */
export async function staffAuditExport(_root: unknown, args: ChoiceArguments, ctx: StaffContext) {
  requirePermission(ctx, 'audit:read');
  const range = { before: null, since: null };
  const { lines, next } = await listLines(ctx.db, readChoice(args), { ...range, limit: MOST_EXPORTED });
  return { data: withPeople(lines, await peopleOf(ctx, idsIn(lines))), is_cut: next !== null };
}
