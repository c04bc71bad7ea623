// @vitest-environment jsdom

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { button, calls, Fragment, find, isBusy, leavePage, RenderedTwice } from './controls';
import { showServerMarkup, startEarlyInput } from './early-page';

beforeAll(() => startEarlyInput());
afterEach(leavePage);

describe('before hydration', () => {
  it('typed text reaches the state of its field', async () => {
    const page = showServerMarkup(Fragment);
    const field = find<HTMLInputElement>('input');
    field.focus();
    field.value = 'Ada';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.setSelectionRange(1, 2);
    await page.hydrate();
    page.arrive();
    await vi.waitFor(() => expect(find('output').textContent).toBe('1 Ada'));
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Ada', 1, 2]);
  });

  it('what was chosen and typed survives that React renders the fields again with what they had before', async () => {
    const page = showServerMarkup(RenderedTwice);
    const list = find<HTMLSelectElement>('select');
    const field = find<HTMLInputElement>('input');
    const enter = (control: HTMLSelectElement | HTMLInputElement, value: string) => {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    };
    enter(list, 'newest');
    enter(field, 'A');
    enter(field, 'Ada');
    await page.hydrate();
    page.arrive();
    await vi.waitFor(() => expect(find('output').textContent).toBe('newest Ada'));
    expect([list.value, field.value]).toEqual(['newest', 'Ada']);
  });

  it('the submit of a form that only scripts handle is held', async () => {
    const page = showServerMarkup(Fragment);
    button('Send').click();
    expect(isBusy(find('form'))).toBe(true);
    await page.hydrate();
    page.arrive();
    await vi.waitFor(() => expect(calls).toEqual(['submit']));
  });

  it('a form with an action and a link are the browser’s', () => {
    showServerMarkup(Fragment);
    find('form').setAttribute('action', '/search-results');
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(submit);
    expect([submit.defaultPrevented, window.saltbushEarlyInput?.held]).toEqual([false, []]);
  });
});
