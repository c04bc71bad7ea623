import type { Role } from '@saltbush/contract';
import { keepDraft } from '@saltbush/shared-ui/counter';
import { TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { page } from '../pages/staff-content-entry';
import { sampleBanner } from './staff-content';
import { signInAs } from './staff-products';

/** Opens an entry of the content at the counter. */
export function openEntry({ role = 'content' as Role, id = sampleBanner.entry.id } = {}) {
  signInAs(role);
  return render(
    <TestShop>
      <page.Component params={{ id }} search={new URLSearchParams()} />
    </TestShop>,
  );
}

/** Forgets what an earlier test entered and did not save; nobody is signed in yet. */
export const forgetEntered = (): void => keepDraft('content', '');

/** Clicks a button as a mouse or a keyboard does, which give it the focus. */
export function press(name: string | RegExp): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

/** Waits until the page says something. */
export const says = (words: string | RegExp) =>
  waitFor(() => expect(document.body.textContent).toMatch(words));

/** Sets the first field of that label at once, as if it were pasted. */
export async function enter(label: string | RegExp, words: string): Promise<void> {
  const [field] = await screen.findAllByLabelText(label);
  fireEvent.change(field as HTMLElement, { target: { value: words } });
}

/** Saves a draft with another title. */
export async function save(title: string): Promise<void> {
  await enter('Title', title);
  press('Save draft');
  await says('The draft is saved.');
}

/** Answers the question that is asked. */
export async function confirm(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Waits until an element, and nothing around or within it, has the focus. */
export const isFocused = (find: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(find()));

/** A promise that lasts until it is released: for answers that are on their way. */
export function hold() {
  const waiting: (() => void)[] = [];
  const held = new Promise<void>((resolve) => waiting.push(resolve));
  return { held, release: () => waiting[0]?.() };
}
