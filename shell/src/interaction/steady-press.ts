const CONTROLS = [
  'a[href], button, summary, label, input, select, textarea',
  ...['button', 'option', 'menuitem', 'tab'].map((role) => `[role="${role}"]`),
].join();
const FIELDS = 'input, select, textarea';
/** How far a hand moves within one press, in CSS px. Who moves further has thought better of it. */
const HAND_PX = 10;

interface Press {
  /** What was pressed; null if it was no control. */
  control: HTMLElement | null;
  isMouse: boolean;
  x: number;
  y: number;
  pathname: string;
}

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;

const nameOf = (control: HTMLElement): string => {
  const { name, value } = control as HTMLInputElement;
  return [control.localName, control.ariaLabel || control.textContent, name, value].join(' ');
};

/** Whether React has rendered one control in the place of the other. */
const isSuccessor = (control: HTMLElement | null, gone: HTMLElement): boolean =>
  control !== null && !gone.isConnected && nameOf(control) === nameOf(gone);

/** Whether a control can still be pressed: its part of the page may be closed by now, or another page be shown. */
const isPressable = (control: HTMLElement, { pathname }: Press): boolean =>
  control.isConnected &&
  pathname === location.pathname &&
  !control.matches(':disabled') &&
  !control.closest('[inert], [hidden]');

/** Clicks as the browser would have: with the keys that were held, and the number of clicks. */
function press(control: HTMLElement, event: MouseEvent): void {
  if (control.matches(FIELDS)) control.focus();
  control.dispatchEvent(new MouseEvent('click', event));
}

/**
 * Gives a click to what its press began on. Browsers give it to whatever has moved under the pointer meanwhile: an answer
 * that takes a line away above a button would lose the click, and one that adds a line would give it to another button
 * (rule look-13).
 */
export function steadyPresses(): void {
  let begun: Press | null = null;
  let isSteady = false;
  const begin = (event: PointerEvent) => {
    const { clientX: x, clientY: y, pointerType, isPrimary, button, target } = event;
    const pressed = { control: controlAt(target), isMouse: pointerType === 'mouse' };
    begun = isPrimary && button === 0 ? { ...pressed, x, y, pathname: location.pathname } : null;
    isSteady = false;
  };
  const end = ({ clientX, clientY }: PointerEvent) => {
    isSteady = begun !== null && Math.hypot(clientX - begun.x, clientY - begun.y) <= HAND_PX;
  };
  const correct = (event: MouseEvent) => {
    // Clicks by keyboard and by code count none.
    if (event.detail === 0) return;
    const pressed = begun;
    // The click that a label passes on to its field comes second.
    begun = null;
    const clicked = controlAt(event.target);
    if (!pressed || !isSteady || pressed.control === clicked) return;
    const { control, isMouse } = pressed;
    // Phones give a tap beside a small control to that control.
    if (!control && !isMouse) return;
    if (control && isSuccessor(clicked, control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control && isPressable(control, pressed)) press(control, event);
  };
  window.addEventListener('pointerdown', begin, true);
  window.addEventListener('pointerup', end, true);
  window.addEventListener('pointercancel', () => {
    begun = null;
  });
  window.addEventListener('click', correct, true);
}
