import { expect, userEvent } from 'storybook/test';

/** Presses Tab once for each name, and expects each press to lead there. */
export async function tabThrough(...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
}

/** What has focus now. */
export const focused = () => document.activeElement as HTMLElement;

/** Opens or closes a native disclosure that has focus; the browser itself does that for Enter and the space bar. */
export async function pressSummary(): Promise<void> {
  await expect(focused().tagName).toBe('SUMMARY');
  focused().click();
}
