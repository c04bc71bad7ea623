import { expect, userEvent } from 'storybook/test';

/** Presses Tab once per name, and expects focus on the element of that name each time. */
export async function tabThrough(...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
}

/** Returns the focused element. */
export const focused = () => document.activeElement as HTMLElement;

/** Toggles a focused native disclosure; in a real browser Enter and Space do this. */
export async function pressSummary(): Promise<void> {
  await expect(focused().tagName).toBe('SUMMARY');
  focused().click();
}
