/** A wording, or how one is made from what an error is about. */
export type Wording = string | ((...details: never[]) => string);

/** What a wording needs to be made: nothing for those that are always the same. */
export type DetailsOf<Entry> = Entry extends (...details: infer Details) => string ? Details : [];

/** @returns the text of a wording. */
export function textOf(wording: Wording, details: readonly unknown[]): string {
  return typeof wording === 'string' ? wording : (wording as (...given: unknown[]) => string)(...details);
}

/** The wordings of a code that is thrown for several reasons; the reason travels in the error's extensions. */
export const byReason =
  <Reason extends string>(wordings: Readonly<Record<Reason, string>>) =>
  ({ reason }: { reason: Reason }): string =>
    wordings[reason];
