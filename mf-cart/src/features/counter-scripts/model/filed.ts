import type { StaffScript } from '../api/staff-script';

export type Filed = NonNullable<StaffScript['on_file']>;

export interface FiledProps {
  script: StaffScript;
  filed: Filed;
}

/** What the pharmacist sees of it. */
export const seenOf = ({ written_on, repeats_left }: Filed) => ({ written_on, repeats_left });

/** Reasons as they are chosen. */
export const reasonOptions = (reasons: Readonly<Record<string, string>>) =>
  Object.entries(reasons).map(([value, label]) => ({ value, label }));
