/** A wording, or a function that builds it from an error's details. */
export type Wording = string | ((...details: never[]) => string);

/** Details a wording is built from: none if it is constant. */
export type DetailsOf<Entry> = Entry extends (...details: infer Details) => string ? Details : [];

/** @returns the text of a wording. */
export function textOf(wording: Wording, details: readonly unknown[]): string {
  return typeof wording === 'string' ? wording : (wording as (...given: unknown[]) => string)(...details);
}

/** Wordings of a code with several reasons; the reason is in the error's extensions. */
export const byReason =
  <Reason extends string>(wordings: Readonly<Record<Reason, string>>) =>
  ({ reason }: { reason: Reason }): string =>
    wordings[reason];
