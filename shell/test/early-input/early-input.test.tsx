// @vitest-environment jsdom

import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { releaseFailed } from '../../src/early-input/keeper';
import { showServerMarkup, startEarlyInput } from './early-page';

const calls: string[] = [];

/** Controls of each kind, as a fragment renders them. */
function Fragment() {
  const [count, setCount] = useState(1);
  const [text, setText] = useState('');
  return (
    <>
      <button type="button" onClick={() => calls.push(`add ${count}`)}>
        Add
      </button>
      <button type="button" data-counts onClick={() => setCount(count + 1)}>
        More
      </button>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{`${count} ${text}`}</output>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          calls.push('submit');
        }}
      >
        <button type="submit">Send</button>
      </form>
    </>
  );
}

const find = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement;
const isBusy = (control: HTMLElement) => control.ariaBusy === 'true' && control.hasAttribute('data-held');
const isIdle = (control: HTMLElement) => !control.ariaBusy && !control.hasAttribute('data-held');
const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

beforeAll(() => startEarlyInput());
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  calls.length = 0;
  history.replaceState(null, '', '/');
});

describe('a click before hydration', () => {
  it('is performed once when the fragment of its slot arrives, not when the page around it does', async () => {
    const page = showServerMarkup(Fragment);
    const add = button('Add');
    add.click();
    expect(isBusy(add)).toBe(true);
    await page.hydrate();
    await pause();
    expect([calls, isBusy(add)]).toEqual([[], true]);
    page.arrive();
    await vi.waitFor(() => expect(calls).toEqual(['add 1']));
    await pause();
    expect([calls, isIdle(add), add.isConnected]).toEqual([['add 1'], true, true]);
  });

  it('is held also between the page and its slot', async () => {
    const page = showServerMarkup(Fragment);
    await page.hydrate();
    button('Add').click();
    expect(isBusy(button('Add'))).toBe(true);
    page.arrive();
    await vi.waitFor(() => expect(calls).toEqual(['add 1']));
    button('Add').click();
    expect(calls).toEqual(['add 1', 'add 1']);
  });

  it('counts once if repeated, except on a stepper, and keeps its place in the order', async () => {
    const page = showServerMarkup(Fragment);
    for (const name of ['More', 'More', 'Add', 'Add', 'More']) button(name).click();
    await page.hydrate();
    page.arrive();
    await vi.waitFor(() => expect(find('output').textContent).toBe('4 '));
    expect(calls).toEqual(['add 3']);
  });

  it('is given up if the fragment fails: its error offers a retry', async () => {
    const page = showServerMarkup(Fragment);
    button('Add').click();
    await page.hydrate();
    page.fail();
    await vi.waitFor(() => expect(find('[role=alert]')).not.toBeNull());
    await pause();
    expect(window.saltbushEarlyInput?.held).toEqual([]);
  });

  it('is given up if its part of the page fails', () => {
    showServerMarkup(Fragment);
    button('Add').click();
    releaseFailed(find('[data-application]'));
    expect(isIdle(button('Add'))).toBe(true);
  });

  it('is never performed on another page', async () => {
    const page = showServerMarkup(Fragment);
    button('Add').click();
    history.replaceState(null, '', '/elsewhere');
    await page.hydrate();
    page.arrive();
    await pause();
    expect([calls, isIdle(button('Add'))]).toEqual([[], true]);
  });

  it('is forgotten when the document is left, which Back may show again', async () => {
    const page = showServerMarkup(Fragment);
    button('Add').click();
    window.dispatchEvent(new Event('pagehide'));
    expect(isIdle(button('Add'))).toBe(true);
    await page.hydrate();
    page.arrive();
    await pause();
    expect(calls).toEqual([]);
  });

  it('is performed on the control that React renders in place of the first', async () => {
    const page = showServerMarkup(Fragment);
    button('Add').click();
    const before = button('Add');
    await pause();
    before.replaceWith(before.cloneNode(true));
    await page.hydrate();
    page.arrive();
    await vi.waitFor(() => expect(calls).toEqual(['add 1']));
  });
});

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
