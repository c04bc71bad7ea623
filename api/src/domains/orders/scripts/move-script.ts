import { canMoveScript, type ScriptRefuseReason, type ScriptState } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import type { OrderDocument } from '../documents';
import { scriptMail } from '../mails/script-mail';
import type { RefundServices } from '../refunds/apply-refund';
import { readOrder } from '../refunds/refund-store';
import type { ScriptDocument } from './documents';
import { endRefused, requireKept } from './repeats';
import { writeScripts } from './script-store';
import { scriptsOf, stepped } from './scripts-of';

export interface ScriptMove {
  reference: string;
  /** Number of the line, from 1. */
  line: number;
  /** The state in which the pharmacist sees it. */
  from: ScriptState;
  to: 'arrived' | 'valid' | 'refused';
  by: { id: string; name: string };
  /** Why it is refused. */
  reason?: ScriptRefuseReason;
}

/** What arrives in place of a refused script on file is a paper one. */
const onPaper = ({ filed_code: _filed, ...script }: ScriptDocument): ScriptDocument =>
  script.kind === 'onfile' ? { ...script, kind: 'paper' } : script;

/** Returns whether the same pharmacist has taken this step before, as with a double click. */
const isRepeated = ({ state, steps }: ScriptDocument, { to, by }: ScriptMove): boolean =>
  state === to && steps.at(-1)?.staff_id === by.id;

/** @throws {BusinessError} SCRIPT_MOVED, with who has moved it on */
function checkMove({ state, steps }: ScriptDocument, { from, to }: ScriptMove): void {
  if (state === from && canMoveScript(from, to, 'pharmacist')) return;
  const staff_name = state === from ? null : (steps.at(-1)?.staff_name ?? null);
  throw new BusinessError('SCRIPT_MOVED', { staff_name, state });
}

const decided = ({ clock }: RefundServices, by: ScriptMove['by']) => ({
  at: clock.now(),
  staff_id: by.id,
  staff_name: by.name,
});

async function apply(
  services: RefundServices,
  move: ScriptMove,
  session: ClientSession,
): Promise<OrderDocument> {
  const { db } = services;
  const order = await readOrder(db, move.reference, session);
  const script = order && scriptsOf(order).find(({ line }) => line === move.line);
  if (!order || !script) throw notFound('Script');
  if (isRepeated(script, move)) return order;
  checkMove(script, move);
  if (order.state !== 'pharmacist_review') {
    throw new BusinessError('WRONG_STATE', { asked: 'checked', state: order.state });
  }
  const { to, by, reason } = move;
  if (to === 'valid') await requireKept(db, order, script, session);
  const step = { state: to, ...decided(services, by) };
  const moved = stepped(to === 'arrived' ? onPaper(script) : script, reason ? { ...step, reason } : step);
  const scripts = scriptsOf(order).map((one) => (one.line === moved.line ? moved : one));
  await writeScripts(db, order, scripts, session);
  const after = { ...order, scripts };
  if (to === 'refused') {
    if (reason)
      await endRefused(db, order, { script, taken_off: { ...decided(services, by), reason } }, session);
    await enqueueMail(services, scriptMail(services, after, moved), session);
  }
  return after;
}

/**
 * Moves a script on from the state that its pharmacist sees, in one transaction with the mail about a refusal. The same
 * step of the same person has no effect the second time.
 * @returns the order afterwards
 * @throws {BusinessError} NOT_FOUND (order or script); SCRIPT_MOVED if a colleague was first, or there is no such move;
 *   WRONG_STATE if the order is not under review; SCRIPT_STOPPED if it was withdrawn
 */
export const moveScript = (services: RefundServices, move: ScriptMove): Promise<OrderDocument> =>
  inTransaction(services, (session) => apply(services, move, session));
