/** Implicit roles of HTML elements. */
const IMPLICIT: Record<string, string> = {
  a: 'link',
  article: 'article',
  aside: 'complementary',
  button: 'button',
  dialog: 'dialog',
  fieldset: 'group',
  footer: 'footer',
  form: 'form',
  header: 'header',
  hr: 'separator',
  img: 'img',
  li: 'item',
  main: 'main',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  progress: 'progressbar',
  select: 'combobox',
  summary: 'button',
  table: 'table',
  td: 'cell',
  textarea: 'textbox',
  th: 'columnheader',
  tr: 'row',
  ul: 'list',
  video: 'video',
};

const INPUTS: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'file',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
  submit: 'button',
};

/** Roles that carry no meaning for visitors. */
const SILENT = new Set(['none', 'presentation', 'generic']);

const STATES = [
  'disabled',
  'checked',
  'expanded',
  'pressed',
  'selected',
  'current',
  'invalid',
  'busy',
] as const;

/** @returns The role under which the snapshot lists an element, or null if it only groups others. */
export function roleOf(element: Element): string | null {
  const explicit = element.getAttribute('role');
  if (explicit) return SILENT.has(explicit) ? null : explicit;
  const tag = element.localName;
  if (/^h[1-6]$/.test(tag)) return `heading ${tag[1]}`;
  if (element instanceof HTMLInputElement) return INPUTS[element.type] ?? 'textbox';
  if (tag === 'section')
    return element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') ? 'region' : null;
  if (tag === 'a' && !element.hasAttribute('href')) return null;
  if (tag === 'img' && element.getAttribute('alt') === '') return 'decoration';
  return IMPLICIT[tag] ?? null;
}

function isOn(element: Element, state: (typeof STATES)[number]): boolean {
  if (state === 'disabled' && element.matches(':disabled')) return true;
  if (state === 'checked' && element instanceof HTMLInputElement && element.checked) return true;
  return !['false', null].includes(element.getAttribute(`aria-${state}`));
}

/** @returns The states announced to visitors, such as ` (checked)`, or an empty string. */
export function statesOf(element: Element): string {
  const states = STATES.filter((state) => isOn(element, state));
  return states.length > 0 ? ` (${states.join(', ')})` : '';
}
