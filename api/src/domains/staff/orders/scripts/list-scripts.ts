import { requirePermission } from '../../../../lib/context';
import {
  countScripts,
  listScripts,
  type OrderDocument,
  type ScriptQueue,
  scriptsOf,
  statesOfQueue,
  WAITING_SCRIPTS,
} from '../../../orders';
import type { StaffContext } from '../../context';
import { claimsOf } from '../claims/claims';
import { cursorOf, readCursor } from '../order-cursor';
import { staffScriptOf } from './one-script';

const MAX_ORDERS = 50;

interface Arguments {
  queue: ScriptQueue;
  newest?: boolean | null;
  after?: string | null;
  first?: number | null;
}

/** Returns the scripts of an order that are in a queue; an order can have several. */
function rowsOf(ctx: StaffContext, order: OrderDocument, queue: ScriptQueue) {
  const states = statesOfQueue(queue);
  const scripts = scriptsOf(order).filter(({ state }) => states.includes(state));
  return scripts.map((script) => staffScriptOf(ctx, order, script));
}

/** Returns a page of the scripts of a queue. For pharmacists. */
export async function staffScripts(_root: unknown, args: Arguments, ctx: StaffContext) {
  requirePermission(ctx, 'scripts:check');
  const limit = Math.min(Math.max(args.first ?? MAX_ORDERS, 1), MAX_ORDERS);
  const found = await listScripts(ctx.db, {
    queue: args.queue,
    newest: args.newest ?? false,
    after: args.after ? readCursor(args.after) : null,
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const data = await Promise.all(page.flatMap((order) => rowsOf(ctx, order, args.queue)));
  const next = found.length > limit && last ? cursorOf(last) : null;
  const codes = data.map(({ code }) => code);
  return { data, next, claims: await claimsOf(ctx, codes) };
}

/** Returns how many orders have scripts that wait, by queue. For pharmacists. */
export async function staffScriptCounts(_root: unknown, _args: unknown, ctx: StaffContext) {
  requirePermission(ctx, 'scripts:check');
  const counts = WAITING_SCRIPTS.map(async (state) => [state, await countScripts(ctx.db, state)] as const);
  return Object.fromEntries(await Promise.all(counts)) as Record<(typeof WAITING_SCRIPTS)[number], number>;
}
