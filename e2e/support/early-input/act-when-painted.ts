/** What to do with a control; serialised into the page. */
export interface EarlyAction {
  /** Selector of the control. */
  css: string;
  /** Beginning of the control's text. */
  text?: string;
  /** Position among those that match. */
  index?: number;
  /** How often to click; 1 unless something else is to be done. */
  clicks?: number;
  /** Text to type, followed by leaving the field if `leave` is set. */
  type?: string;
  leave?: boolean;
  /** Index of the option to choose. */
  choose?: number;
  submit?: boolean;
}

/** Runs in the page: acts on the control right after the first paint, once. */
export function actWhenPainted({ css, text = '', index = 0, clicks = 1, ...action }: EarlyAction): void {
  if (sessionStorage.getItem('has-acted')) return;
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      (control) => control.textContent.trim().startsWith(text) && control.getBoundingClientRect().height > 0,
    )[index];
  const typeInto = (field: HTMLInputElement, typed: string) => {
    field.focus();
    field.select();
    document.execCommand('insertText', false, typed);
    if (action.leave) field.blur();
    if (action.submit) field.form?.requestSubmit();
  };
  const choose = (list: HTMLSelectElement, option: number) => {
    list.selectedIndex = option;
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const act = (control: HTMLElement) => {
    sessionStorage.setItem('has-acted', 'yes');
    if (action.type !== undefined) typeInto(control as HTMLInputElement, action.type);
    else if (action.choose !== undefined) choose(control as HTMLSelectElement, action.choose);
    else for (let click = 0; click < clicks; click += 1) control.click();
  };
  const attempt = () => {
    const control = find();
    if (control) act(control);
    else requestAnimationFrame(attempt);
  };
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    attempt();
  }).observe({ type: 'paint', buffered: true });
}
