// @vitest-environment jsdom
import { PAGE_CHANGED } from '@saltbush/shared-ui/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcePages } from '../src/routing/announcer';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const main = () => document.querySelector('main') as HTMLElement;
const focused = () => document.activeElement?.outerHTML ?? '';

/** Renders content into `main`; resolves once its mutation observers have run. */
async function show(html: string): Promise<void> {
  main().innerHTML = html;
  await nextFrame();
}

async function goTo(pathname: string): Promise<void> {
  window.history.pushState(null, '', pathname);
  window.dispatchEvent(new CustomEvent(PAGE_CHANGED, { detail: { title: `Page ${pathname}` } }));
  await nextFrame();
}

announcePages();
let visits = 0;

describe('focus after a navigation', () => {
  beforeEach(() => {
    document.body.querySelector('main')?.remove();
    document.body.insertAdjacentHTML('afterbegin', '<main><h1>Old</h1><a href="/next">Next</a></main>');
    main().querySelector('a')?.focus();
    visits += 1;
  });

  it('moves to the heading, and the title is announced', async () => {
    await goTo(`/first/${visits}`);
    expect(focused()).toContain('Old');
    expect(document.querySelector('[data-route-announcer]')?.textContent).toBe(`Page /first/${visits}`);
  });

  it('moves to the new heading when the old page is removed later', async () => {
    await goTo(`/later/${visits}`);
    await show('<h1>New</h1>');
    expect(focused()).toContain('New');
  });

  it('stays on main until there is a heading', async () => {
    await goTo(`/waiting/${visits}`);
    await show('<p>Loading</p>');
    expect(document.activeElement).toBe(main());
    await show('<h1>New</h1>');
    expect(focused()).toContain('New');
  });

  it('stays where the visitor moved it', async () => {
    await goTo(`/busy/${visits}`);
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await show('<h1>New</h1>');
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});
