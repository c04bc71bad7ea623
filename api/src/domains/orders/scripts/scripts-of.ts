import {
  canMoveScript,
  firstScriptState,
  holdsApproval,
  SCRIPT_TYPES,
  type ScriptType,
  unitsLeft,
} from '@saltbush/contract';
import type { OrderDocument } from '../documents';
import { hasGoods } from '../shelf/has-goods';
import type { ScriptDocument, ScriptStepDocument } from './documents';

const isScriptType = (text: string | null): text is ScriptType =>
  (SCRIPT_TYPES as readonly (string | null)[]).includes(text);

/** Returns the scripts that a new order waits for; none if no pharmacist reviews it. */
export function newScripts({
  state,
  items,
  created_at: at,
}: Pick<OrderDocument, 'state' | 'items' | 'created_at'>): ScriptDocument[] {
  if (state !== 'pharmacist_review') return [];
  return items.flatMap(({ script_type: kind }, index) => {
    if (!isScriptType(kind)) return [];
    const first = firstScriptState(kind);
    return [{ line: index + 1, kind, state: first, steps: [{ state: first, at }] }];
  });
}

/** Returns an order's scripts. Orders of earlier releases begin with them when they are looked at. */
export const scriptsOf = (order: OrderDocument): ScriptDocument[] => order.scripts ?? newScripts(order);

/** Returns the first script that keeps an order from being approved (rule selling-37). */
export const heldScript = (order: OrderDocument): ScriptDocument | undefined =>
  scriptsOf(order).find(({ state }) => holdsApproval(state));

/** Returns a script after a step. */
export const stepped = (script: ScriptDocument, step: ScriptStepDocument): ScriptDocument => ({
  ...script,
  state: step.state,
  steps: [...script.steps, step],
});

/** Returns the scripts of an order after a refund: those of lines that will not leave the pharmacy are closed. */
export function closedScripts(before: OrderDocument, after: OrderDocument, at: Date): ScriptDocument[] {
  const scripts = scriptsOf(before);
  if (!hasGoods(before)) return scripts;
  const left = unitsLeft(after);
  return scripts.map((script) => {
    const isNeeded = (left[script.line - 1] ?? 0) > 0;
    return isNeeded || !canMoveScript(script.state, 'closed', 'refund')
      ? script
      : stepped(script, { state: 'closed', at });
  });
}
