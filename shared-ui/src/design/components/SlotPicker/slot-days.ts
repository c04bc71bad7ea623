export interface SlotModel {
  readonly id: string;
  /** For example `7AM - 9AM`. */
  readonly label: string;
  /** Shown below the label while it can be selected, such as its fee. */
  readonly detail?: string | null;
  /** Why it cannot be selected; omitted if it can. */
  readonly unavailable?: string | null;
}

export interface SlotDayModel {
  readonly id: string;
  /** For example `Today Nov 21`. */
  readonly label: string;
  readonly slots: readonly SlotModel[];
  /** Said of the day while none of its slots can be selected; "Nothing free" if omitted. */
  readonly full?: string;
}

/** Returns true if the slot can be selected. */
export const isFree = ({ unavailable }: SlotModel) => !unavailable;

/** Returns the day to show: the opened one, that of the selected slot, the first with a free slot, or the first. */
export function shownDay(
  days: readonly SlotDayModel[],
  openedId: string | null,
  value: string | null,
): SlotDayModel | undefined {
  return (
    days.find(({ id }) => id === openedId) ??
    days.find(({ slots }) => slots.some(({ id }) => id === value)) ??
    days.find(({ slots }) => slots.some(isFree)) ??
    days[0]
  );
}

/** Describes the selected slot: day and time. */
export function describeSelection(days: readonly SlotDayModel[], value: string | null): string | null {
  for (const { label, slots } of days) {
    const slot = slots.find(({ id }) => id === value);
    if (slot) return `${label}, ${slot.label}`;
  }
  return null;
}
