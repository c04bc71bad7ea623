/** A message, or a function that builds it from an error's details. */
export type MessageTemplate = string | ((...details: never[]) => string);

/** Details that a message is built from: none if it is constant. */
export type DetailsOf<Entry> = Entry extends (...details: infer Details) => string ? Details : [];

/** Returns the message of a template with its details filled in. */
export function messageOf(template: MessageTemplate, details: readonly unknown[]): string {
  return typeof template === 'string' ? template : (template as (...given: unknown[]) => string)(...details);
}

/** Messages of a code with several reasons; the reason is in the error's extensions. */
export const byReason =
  <Reason extends string>(messages: Readonly<Record<Reason, string>>) =>
  ({ reason }: { reason: Reason }): string =>
    messages[reason];
