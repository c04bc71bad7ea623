import {
  FIELD_MESSAGES,
  isReason,
  RETURN_REASONS,
  type ReturnReason,
  returnableUnits,
} from '@saltbush/contract';
import type { OrdersRequestReturnInput } from '../../../generated/resolvers';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, invalidInput, notFound } from '../../../lib/errors';
import { findToChange, shown } from '../access/find-order';
import type { OrdersContext } from '../context';
import type { OrderDocument, ReturnDocument } from '../documents';
import { readOrder } from '../refunds/refund-store';
import { addReturn } from './return-store';

const KEY = /^[A-Za-z0-9-]{16,100}$/;
const MAX_LINES = 200;

type Line = ReturnDocument['lines'][number];

function readLines({ lines }: OrdersRequestReturnInput): Line[] {
  return lines.slice(0, MAX_LINES).map(({ line, quantity, reason }) => {
    if (!isReason(RETURN_REASONS, reason)) throw invalidInput({ reason: FIELD_MESSAGES.reason_missing });
    return { line, quantity, reason: reason as ReturnReason };
  });
}

/** @throws {BusinessError} NOT_RETURNABLE if any line has fewer units that can be returned */
function checkLines(order: OrderDocument, lines: readonly Line[], now: Date): void {
  const left = returnableUnits(order, now);
  const isTwice = new Set(lines.map(({ line }) => line)).size < lines.length;
  const isTooMuch = lines.some(({ line, quantity }) => quantity < 1 || quantity > (left[line - 1] ?? 0));
  if (lines.length === 0 || isTwice || isTooMuch) throw new BusinessError('NOT_RETURNABLE');
}

/** Asks to return lines of a delivered order (rule consent-08), once per key; the answer has the code for the label. */
export async function ordersRequestReturn(
  _root: unknown,
  { input }: { input: OrdersRequestReturnInput },
  ctx: OrdersContext,
) {
  const { key } = input;
  if (!KEY.test(key)) throw invalidInput({ key: FIELD_MESSAGES.value_invalid });
  const lines = readLines(input);
  const { order: found, isOwner } = await findToChange(ctx, input);
  const order = await inTransaction(ctx, async (session) => {
    const current = await readOrder(ctx.db, found.reference, session);
    if (!current) throw notFound('Order');
    const { returns = [] } = current;
    if (returns.some((earlier) => earlier.key === key)) return current;
    const at = ctx.clock.now();
    checkLines(current, lines, at);
    const code = `${current.reference}-R${returns.length + 1}`;
    const added: ReturnDocument = { key, code, state: 'requested', lines, at, received_at: null };
    await addReturn(ctx.db, current, added, session);
    return { ...current, returns: [...returns, added] };
  });
  return { order: shown({ order, isOwner }) };
}
