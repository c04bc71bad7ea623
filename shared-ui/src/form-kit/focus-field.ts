/** Moves the focus to a field of a form, such as the first one that is wrong. Does nothing if there is none of that name. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
