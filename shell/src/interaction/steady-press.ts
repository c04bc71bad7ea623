const CONTROLS = 'a[href], button, summary, label, input, select, textarea, [role="button"], [role="option"]';
/** How far a hand moves within one press, in CSS px. Who moves further has thought better of it. */
const HAND_PX = 10;

interface Press {
  /** What was pressed; null if it was no control. */
  control: HTMLElement | null;
  x: number;
  y: number;
}

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;

const nameOf = (control: HTMLElement) => `${control.localName} ${control.ariaLabel || control.textContent}`;

/** Whether React has rendered one control in the place of the other. */
const isSuccessor = (control: HTMLElement | null, gone: HTMLElement): boolean =>
  control !== null && !gone.isConnected && nameOf(control) === nameOf(gone);

/**
 * Gives a click to what its press began on. Browsers give it to whatever has moved under the pointer meanwhile: an answer
 * that takes a line away above a button would lose the click, and one that adds a line would give it to another button
 * (rule look-13).
 */
export function steadyPresses(): void {
  let press: Press | null = null;
  let isSteady = false;
  const begin = ({ target, clientX: x, clientY: y, isPrimary }: PointerEvent) => {
    press = isPrimary ? { control: controlAt(target), x, y } : null;
    isSteady = false;
  };
  const end = ({ clientX, clientY }: PointerEvent) => {
    isSteady = press !== null && Math.hypot(clientX - press.x, clientY - press.y) <= HAND_PX;
  };
  const correct = (event: MouseEvent) => {
    // Clicks by keyboard and by code count none.
    if (event.detail === 0) return;
    const began = press;
    // The click that a label passes on to its field comes second.
    press = null;
    const clicked = controlAt(event.target);
    if (!began || !isSteady || began.control === clicked) return;
    if (began.control && isSuccessor(clicked, began.control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (began.control?.isConnected) began.control.click();
  };
  window.addEventListener('pointerdown', begin, true);
  window.addEventListener('pointerup', end, true);
  window.addEventListener('pointercancel', () => {
    press = null;
  });
  window.addEventListener('click', correct, true);
}
