import { isContentId } from '@saltbush/contract';
import type { AuditTouch } from './documents';

/** Names of arguments that hold ids. Payment source ids are deliberately excluded. */
const ID_NAME = /^(?:(?:\w+_)?(?:id|ids|uuid|uuids)|reference)$/;
const SECRET_NAME = /^stripe_/;
/** The formats of the shop's ids: uuids, small numbers, order references. Other text could be anything. */
const SHOP_ID = /^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\d{1,8}|SB-[0-9A-Z]{4}-[0-9A-Z]{4})$/;
const MAX_TOUCHED = 50;

/** Entries of the content have names in place of numbers. */
const isShopId = (name: string, id: string): boolean =>
  SHOP_ID.test(id) || (name === 'content_id' && isContentId(id));

function* idsIn(name: string, value: unknown): Generator<AuditTouch> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* idsIn(name, entry);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* idsIn(key, inner);
  } else if (ID_NAME.test(name) && !SECRET_NAME.test(name)) {
    const id = String(value);
    if (isShopId(name, id)) yield { name, id };
  }
}

/** Returns the ids among the arguments of an operation. */
export function touchedIds(values: Record<string, unknown>): AuditTouch[] {
  const found = [...idsIn('', values)];
  const distinct = new Map(found.map((touch) => [`${touch.name} ${touch.id}`, touch]));
  return [...distinct.values()].slice(0, MAX_TOUCHED);
}
