import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLifecycles } from './lifecycles';

/** Parts that are alive: their effects have run and were not cleaned up. */
let alive: string[];
const props = () => {
  const domElement = document.body.appendChild(document.createElement('div'));
  // The shell passes no names: an application may be in several places of a page.
  return { domElement, onRenderError: vi.fn() } as never;
};

function Part({ name }: { name: string }) {
  useEffect(() => {
    alive.push(name);
    return () => void alive.splice(alive.indexOf(name), 1);
  }, [name]);
  return <p>{name}</p>;
}

const part = (name: string, loaded: Promise<void> = Promise.resolve()) =>
  createLifecycles({ name, load: () => loaded.then(() => () => <Part name={name} />) });

beforeEach(() => {
  alive = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('frees a page that is left, and no other part', async () => {
  const [header, page, footer] = [part('header'), part('page'), part('footer')];
  const left = props();
  await header.mount(props());
  await page.mount(left);
  await footer.mount(props());
  await vi.waitFor(() => expect(alive).toEqual(['header', 'page', 'footer']));
  await page.unmount(left);
  expect(alive).toEqual(['header', 'footer']);
});

it('frees one of two places of an application', async () => {
  const page = part('page');
  const places = [props(), props()];
  for (const place of places) await page.mount(place);
  await vi.waitFor(() => expect(alive).toHaveLength(2));
  for (const place of places) await page.unmount(place);
  expect(alive).toEqual([]);
});

it('never renders a page that is left while it loads', async () => {
  let arrive: () => void = () => undefined;
  const page = part('page', new Promise((resolve) => (arrive = resolve)));
  const left = props();
  const mounting = page.mount(left);
  await page.unmount(left);
  arrive();
  await mounting;
  const next = props();
  await page.mount(next);
  await vi.waitFor(() => expect(alive).toEqual(['page']));
  await page.unmount(next);
  expect(alive).toEqual([]);
});
