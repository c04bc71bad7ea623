import type { Page } from '@playwright/test';

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
function actWhenPainted({ css, text = '', index = 0, clicks = 1, ...action }: EarlyAction): void {
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

/** A device or line on which hydration takes long. */
export interface Slowness {
  /** How many times slower the processor is. */
  cpu?: number;
  kbps?: number;
}

/** Opens a page and acts on a control as soon as it is painted, long before scripts have run. */
export async function openAndAct(
  page: Page,
  path: string,
  action: EarlyAction,
  { cpu, kbps }: Slowness = {},
) {
  const devtools = await page.context().newCDPSession(page);
  if (cpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (kbps) {
    const bytes = kbps * 125;
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  }
  await page.addInitScript(actWhenPainted, action);
  await page.goto(path, { waitUntil: 'commit' });
}
