// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreLostFocus } from '../../src/interaction/restore-lost-focus';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** The observer reports a change asynchronously; focus is restored in the following frame. */
const settled = () => nextFrame().then(nextFrame);
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const focusedId = () => document.activeElement?.id;

/** Gives every element a height unless it is marked `data-empty`. */
const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
  this: Element,
) {
  return new DOMRect(0, 0, 100, this.hasAttribute('data-empty') ? 0 : 20);
});
vi.stubGlobal(
  'DOMRect',
  class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
  },
);
afterAll(() => {
  measured.mockRestore();
  vi.unstubAllGlobals();
});

restoreLostFocus();

describe('restoreLostFocus', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <main id="main">
        <section id="cart"><ul id="lines">
          <li id="line"><button id="remove">Remove</button><button id="other">Other</button></li>
          <li><a id="next" href="/next">Next</a></li>
        </ul></section>
      </main>
      <ol id="toasts" data-empty><li><button id="undo">Undo</button></li></ol>`;
  });

  it('focuses the innermost remaining part, which is focusable only while it has the focus', async () => {
    find('#remove').focus();
    find('#line').remove();
    await settled();
    expect(focusedId()).toBe('lines');
    find('#next').focus();
    expect(find('#lines').hasAttribute('tabindex')).toBe(false);
  });

  it('focuses main when no visible part remains', async () => {
    find('#remove').focus();
    find('#cart').remove();
    await settled();
    expect(focusedId()).toBe('main');
    find('#undo').focus();
    find('#toasts li').remove();
    await settled();
    expect(focusedId()).toBe('main');
  });

  it('focuses the surrounding part when the focused control is disabled', async () => {
    find('#remove').focus();
    find('#remove').setAttribute('disabled', '');
    await settled();
    expect(focusedId()).toBe('lines');
  });

  it('leaves the focus where other code has moved it in the meantime', async () => {
    find('#remove').focus();
    find('#line').remove();
    find('#next').focus();
    await settled();
    expect(focusedId()).toBe('next');
  });

  it('does nothing if the focus was given up before, or after a navigation', async () => {
    find('#remove').focus();
    find('#remove').blur();
    await nextFrame();
    find('#line').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
    find('#next').focus();
    window.history.pushState(null, '', '/next');
    find('#cart').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
