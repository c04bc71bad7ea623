// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from '../src/keep-focus';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** A change is seen after it, and acted upon in the frame that follows. */
const settled = () => nextFrame().then(nextFrame);
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const focusedId = () => document.activeElement?.id;

/** Everything has a height but what is marked as empty. */
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

keepFocus();

describe('the focus of what is taken away', () => {
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

  it('goes to the innermost part that is left, which can be focused only then', async () => {
    find('#remove').focus();
    find('#line').remove();
    await settled();
    expect(focusedId()).toBe('lines');
    find('#next').focus();
    expect(find('#lines').hasAttribute('tabindex')).toBe(false);
  });

  it('goes to the page when no part of it is left, or none that shows', async () => {
    find('#remove').focus();
    find('#cart').remove();
    await settled();
    expect(focusedId()).toBe('main');
    find('#undo').focus();
    find('#toasts li').remove();
    await settled();
    expect(focusedId()).toBe('main');
  });

  it('goes to its part when it is turned off', async () => {
    find('#remove').focus();
    find('#remove').setAttribute('disabled', '');
    await settled();
    expect(focusedId()).toBe('lines');
  });

  it('stays where somebody else has put it meanwhile', async () => {
    find('#remove').focus();
    find('#line').remove();
    find('#next').focus();
    await settled();
    expect(focusedId()).toBe('next');
  });

  it('is not taken from whoever gave it up before, nor after a navigation', async () => {
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
