/** A shopper's action on a control that React has not hydrated yet. */
export interface HeldAction {
  type: 'click' | 'submit' | 'value';
  control: HTMLElement;
  /** The button that submitted the form. */
  submitter: HTMLElement | null;
  /** What was typed or chosen last: React may show its own value again before the action is performed. */
  value: string;
  /** Path of the page that it was made on. It is never performed on another one. */
  pathname: string;
  /** Milliseconds since the document was opened. */
  at: number;
  /** The application that the control is in, and its name there: React may render it again instead of hydrating it. */
  part: HTMLElement | null;
  label: string | null;
}

/** Shared by the document's inline script, which captures actions, and the shell, which performs them. */
export interface EarlyInput {
  held: HeldAction[];
  /** Whether React would receive events of this control. The shell replaces it when it starts. */
  isAlive(control: HTMLElement): boolean;
  /** Removes an action without performing it. */
  release(action: HeldAction): void;
}

declare global {
  interface Window {
    saltbushEarlyInput?: EarlyInput;
  }
}

/**
 * Holds clicks, submits and typed text that arrive before the control's part of the page is hydrated, marks the
 * control as busy, and tells the shell by a `held` event at the control. Links, and forms with an `action`, are left
 * to the browser.
 *
 * The server writes the source of this function into the head of every document, so that it runs before the first
 * paint. It must not refer to anything outside itself.
 */
export function captureEarlyInput(): void {
  /** Text fields that React certainly listens to. */
  const aliveFields = new WeakSet<HTMLElement>();
  const early: EarlyInput = {
    held: [],
    isAlive: () => false,
    release(action) {
      early.held = early.held.filter((each) => each !== action);
      if (early.held.some(({ control }) => control === action.control)) return;
      for (const name of ['data-held', 'aria-busy']) action.control.removeAttribute(name);
    },
  };
  window.saltbushEarlyInput = early;
  const isLeft = (control: HTMLElement) => !control.closest('[data-part=content]') || early.isAlive(control);

  const hold = (type: HeldAction['type'], control: HTMLElement, submitter: HTMLElement | null = null) => {
    // An impatient second click means the same, except on a control that counts, such as a stepper.
    const isRepeated = early.held.some((each) => each.control === control && each.type === type);
    if (isRepeated && !control.hasAttribute('data-counts')) return;
    early.held.push({
      type,
      control,
      submitter,
      value: (control as HTMLInputElement).value,
      pathname: location.pathname,
      at: performance.now(),
      part: control.closest<HTMLElement>('[data-application]'),
      label: control.ariaLabel || control.textContent,
    });
    if (type !== 'value') for (const name of ['data-held', 'aria-busy']) control.setAttribute(name, 'true');
    control.dispatchEvent(new Event('held', { bubbles: true }));
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listen = (type: string, callback: (target: HTMLInputElement, event: Event) => void) =>
    addEventListener(
      type,
      (event) => event.target instanceof HTMLElement && callback(event.target as never, event),
      true,
    );

  listen('click', (target, event) => {
    const control = target.closest<HTMLInputElement>(
      'button,[role=button]:not(a),[type=checkbox],[type=radio]',
    );
    // The submit event of a form is held instead of the click.
    if (!control || (control.form && control.type === 'submit') || isLeft(control)) return;
    stop(event);
    hold('click', control);
  });
  listen('submit', (form, event) => {
    if (form.hasAttribute('action') || isLeft(form)) return;
    stop(event);
    hold('submit', form, (event as SubmitEvent).submitter);
  });
  listen('focusin', (field) => {
    if (isLeft(field)) aliveFields.add(field);
  });
  listen('input', (field) => {
    for (const action of early.held) if (action.control === field) action.value = field.value;
    if (/^(checkbox|radio|file)$/.test(field.type) || aliveFields.has(field)) return;
    if (!field.closest('[data-part=content]')) return;
    aliveFields.add(field);
    hold('value', field);
  });
  const releaseAll = () => early.held.forEach(early.release);
  addEventListener('pagehide', releaseAll);
  // The shell's own scripts are the only deferred ones. Without them nothing is ever going to be alive.
  listen('error', (script) => {
    if (!(script as never as HTMLScriptElement).defer) return;
    releaseAll();
    early.isAlive = () => true;
  });
}
