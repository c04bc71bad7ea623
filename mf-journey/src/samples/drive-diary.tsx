import { useLocation } from '@saltbush/shared-ui/platform';
import { serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DiaryDay } from '../features/diary/api/diary-day';
import { page } from '../pages/food-tracker';
import { sampleDay } from './diary-days';
import { diaryHandlers } from './diary-handlers';

/** The page as the shop renders it: it follows the address. */
function DiaryAtAddress() {
  return <page.Component params={{}} search={new URLSearchParams(useLocation().search)} />;
}

/** Opens the food tracker at an address, with a diary. */
export function openDiary(day = sampleDay(), query = '', others: readonly DiaryDay[] = []) {
  window.history.replaceState(null, '', `/food-tracker${query}`);
  serve(...diaryHandlers(day, others));
  return render(
    <TestShop>
      <DiaryAtAddress />
    </TestShop>,
  );
}

export const findButton = (name: string) => screen.findByRole('button', { name });
export const pressButton = async (name: string) => userEvent.click(await findButton(name));

/** Opens the dialog of a meal, chooses the banana and returns the field for how many. */
export async function chooseBanana(meal: string) {
  await pressButton(`Add to ${meal}`);
  await userEvent.type(await screen.findByRole('combobox'), 'bana');
  // Suggestions are selected on pointer down.
  await userEvent.click(await screen.findByRole('option', { name: /^Banana/ }));
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'How many' });
}

/** Replaces what is typed in a field. */
export async function retype(box: HTMLInputElement, text: string) {
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

/** Returns the texts that describe a field: its hint and its error. */
export const descriptionOf = (box: HTMLElement) =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
