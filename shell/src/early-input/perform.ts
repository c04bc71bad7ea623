import type { HeldAction } from './capture';

/** Sets a field's value as typing would: React compares it with the last value that it set itself. */
function type(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd, value: shown } = field;
  const prototype = Object.getPrototypeOf(field);
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  // Only fields of plain text have a selection, and React has moved it if it has shown another value meanwhile.
  if (typeof selectionStart === 'number' && shown === text)
    field.setSelectionRange(selectionStart, selectionEnd);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  // Fields that save on blur have missed it.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Performs an action on a control that React listens to: the one it was made on, or its successor. */
export function perform(action: HeldAction, control: HTMLElement): void {
  if (action.type === 'click') control.click();
  else if (action.type === 'submit')
    (control as HTMLFormElement).requestSubmit(action.submitter?.isConnected ? action.submitter : null);
  else type(control as HTMLInputElement, action.value);
}

/**
 * Returns the control that an action is for, which may be the one that React has rendered in its place; undefined while
 * there is none.
 */
export function controlOf({ control, part, label }: HeldAction): HTMLElement | undefined {
  if (control.isConnected || !part || !label) return control;
  const ofKind = [...part.querySelectorAll<HTMLElement>(control.localName)];
  return ofKind.find((each) => (each.ariaLabel || each.textContent) === label);
}
