import { useEffect, useState } from 'react';

/** What the controls have done, in order. */
export const calls: string[] = [];

/** Controls of each kind, as a fragment renders them. */
export function Fragment() {
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

/** A list and a text field that React renders a second time, right after it has hydrated them. */
export function RenderedTwice() {
  const [order, setOrder] = useState('popular');
  const [text, setText] = useState('');
  const [, renderAgain] = useState(false);
  useEffect(() => renderAgain(true), []);
  return (
    <>
      <select value={order} onChange={({ target }) => setOrder(target.value)}>
        <option value="popular">Most popular</option>
        <option value="newest">Newest</option>
      </select>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <output>{`${order} ${text}`}</output>
    </>
  );
}

/** Finds an element of the page. */
export const find = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;
/** Finds a button by its text. */
export const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement;
/** Whether a control shows that it was used and waits for its code. */
export const isBusy = (control: HTMLElement) =>
  control.ariaBusy === 'true' && control.hasAttribute('data-held');
/** Whether a control waits for nothing. */
export const isIdle = (control: HTMLElement) => !control.ariaBusy && !control.hasAttribute('data-held');
/** Long enough for what is held to be performed. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

/** Leaves the page, so that the next test begins anew. */
export function leavePage(): void {
  window.dispatchEvent(new Event('pagehide'));
  calls.length = 0;
  history.replaceState(null, '', '/');
}
