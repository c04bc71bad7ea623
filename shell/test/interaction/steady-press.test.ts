// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { steadyPresses } from '../../src/interaction/steady-press';

const clicks = vi.fn<(id: string) => void>();

beforeAll(() => {
  steadyPresses();
  document.addEventListener('click', ({ target }) => clicks((target as HTMLElement).id));
});
beforeEach(() => {
  document.body.innerHTML = `
    <p id="text">Text</p><button id="pay"><span id="word">Pay</span></button><button id="remove">Remove</button>
    <label id="label" for="field">Gift</label><input id="field" type="checkbox">`;
});
afterEach(() => clicks.mockReset());

const element = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

const pointer = (type: string, on: HTMLElement, { clientX = 0, button = 0, pointerType = 'mouse' } = {}) =>
  on.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, clientX, button }), { isPrimary: true, pointerType }),
  );

/** Lets go over what is now under the pointer. */
function release(ended: HTMLElement, movedBy = 0): void {
  pointer('pointerup', ended, { clientX: movedBy });
  ended.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

function press(began: HTMLElement, ended: HTMLElement, movedBy = 0): void {
  pointer('pointerdown', began);
  release(ended, movedBy);
}

const clicked = () => clicks.mock.calls.map(([id]) => id);

describe('presses', () => {
  it.each([
    ['word', 'word'],
    ['pay', 'word'],
    ['text', 'text'],
  ])('are left alone where nothing has moved: %s, %s', (began, ended) => {
    press(element(began), element(ended));
    expect(clicked()).toEqual([ended]);
  });

  it.each(['text', 'remove'])(
    'count for the button that they began on, when they end on %s [look-13]',
    (ended) => {
      press(element('word'), element(ended));
      expect(clicked()).toEqual(['pay']);
    },
  );

  it('do not press a button that comes under the pointer [look-13]', () => {
    press(element('text'), element('remove'));
    expect(clicked()).toEqual([]);
  });

  it('of a finger beside a control are left to the phone, which gives them to it', () => {
    pointer('pointerdown', element('text'), { pointerType: 'touch' });
    release(element('remove'));
    expect(clicked()).toEqual(['remove']);
  });

  it('keep their number and the keys that were held [look-13]', () => {
    const events: MouseEvent[] = [];
    element('pay').addEventListener('click', (event) => events.push(event));
    pointer('pointerdown', element('pay'));
    pointer('pointerup', element('text'));
    const second = { bubbles: true, cancelable: true, detail: 2, ctrlKey: true };
    element('text').dispatchEvent(new MouseEvent('click', second));
    expect(events).toMatchObject([{ detail: 2, ctrlKey: true }]);
  });

  it.each(['hidden', 'inert', 'disabled'])('press nothing that has become %s meanwhile', (attribute) => {
    pointer('pointerdown', element('pay'));
    element('pay').setAttribute(attribute, '');
    release(element('text'));
    expect(clicked()).toEqual([]);
  });

  it('press nothing of a page that was left meanwhile', () => {
    pointer('pointerdown', element('pay'));
    history.pushState(null, '', '/elsewhere');
    release(element('text'));
    expect(clicked()).toEqual([]);
  });

  it('of other buttons of a mouse are none', () => {
    pointer('pointerdown', element('pay'), { button: 2 });
    release(element('remove'));
    expect(clicked()).toEqual(['remove']);
  });

  it('are given up by moving the pointer away [look-13]', () => {
    press(element('pay'), element('text'), 40);
    expect(clicked()).toEqual(['text']);
  });

  it('tick the box of a label once', () => {
    press(element('label'), element('label'));
    expect((element('field') as HTMLInputElement).checked).toBe(true);
    expect(clicked()).toEqual(['label', 'field']);
  });

  it('count for the button that was rendered again in the place of theirs, and for no other', () => {
    const gone = element('pay');
    const again = gone.cloneNode(true) as HTMLElement;
    pointer('pointerdown', gone);
    gone.replaceWith(again);
    release(again);
    expect(clicked()).toEqual(['pay']);
    pointer('pointerdown', again);
    again.remove();
    release(element('remove'));
    expect(clicked()).toEqual(['pay']);
  });

  it('leave clicks by keyboard alone, also after a press without a click', () => {
    pointer('pointerdown', element('pay'));
    pointer('pointerup', element('pay'));
    element('remove').click();
    expect(clicked()).toEqual(['remove']);
  });
});
