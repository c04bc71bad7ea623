import { formatCents } from '@saltbush/shared-ui/design/core';
import type { TelehealthSlotsQuery } from '../../generated/gql/graphql';

export type SlotDays = TelehealthSlotsQuery['telehealth_slots'];
type Slot = SlotDays[number]['slots'][number];

/** Why a slot cannot be selected; null if it can. */
export type Refuse = (slot: Slot) => string | null;

const nothing: Refuse = () => null;

/** The days of the slot picker, each slot with its fee; `refuse` excludes further ones. */
export const toSlotModel = (days: SlotDays, refuse: Refuse = nothing) =>
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
export function findFree(days: SlotDays, startsAt: string | null): { slot: Slot; words: string } | null {
  for (const { label, slots } of days) {
    const slot = slots.find(({ starts_at, is_available }) => starts_at === startsAt && is_available);
    if (slot) return { slot, words: `${label}, ${slot.label}` };
  }
  return null;
}
