import { formatCents } from '@saltbush/shared-ui/design/core';

/** A time of a day as the api lists it. */
interface Slot {
  starts_at: string;
  label: string;
  is_available: boolean;
  /** Why it cannot be chosen. */
  message?: string | null;
  /** Cents; absent where no time has a fee. */
  fee?: number | null;
}

/** A day of times, of telehealth or of a program. */
export interface SlotDay<One extends Slot = Slot> {
  date: string;
  label: string;
  slots: readonly One[];
}

/** Why a slot that is free cannot be selected; null if it can. */
export type Refuse<One> = (slot: One) => string | null;

/** The days of the slot picker, each slot with its fee if it has one; `refuse` excludes further ones. */
export const toSlotModel = <One extends Slot>(
  days: readonly SlotDay<One>[],
  refuse: Refuse<One> = () => null,
) =>
  days.map(({ date, label, slots }) => ({
    id: date,
    label,
    slots: slots.map((slot) => ({
      id: slot.starts_at,
      label: slot.label,
      detail: slot.fee === null || slot.fee === undefined ? null : formatCents(slot.fee),
      unavailable: slot.is_available ? refuse(slot) : (slot.message ?? 'Nothing free'),
    })),
  }));

/** Returns a slot that can be selected, with its day's label; null if it is not free. */
export function findFree<One extends Slot>(
  days: readonly SlotDay<One>[],
  startsAt: string | null,
): { slot: One; words: string } | null {
  for (const { label, slots } of days) {
    const slot = slots.find(({ starts_at, is_available }) => starts_at === startsAt && is_available);
    if (slot) return { slot, words: `${label}, ${slot.label}` };
  }
  return null;
}
