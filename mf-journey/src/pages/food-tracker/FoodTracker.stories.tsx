import { neverRespond, respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  FoodDiaryAddEntryDocument,
  FoodDiaryDocument,
  FoodDiarySetWaterDocument,
} from '../../generated/gql/graphql';
import { NOTHING, sampleDay } from '../../samples/diary-days';
import { diaryHandlers } from '../../samples/diary-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { inShop } from '../../samples/story-shop';
import { page } from '.';

const FoodTrackerPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Journey/Food tracker/FoodTracker',
  component: FoodTrackerPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    signInMara();
    serve(...diaryHandlers());
  },
} satisfies Meta<typeof FoodTrackerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  name: 'Today: meals, water, a glass more',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Porridge with milk')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /^Monday 23 November 8,050/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a glass' }));
    await expect(await canvas.findByText('1,000 of 2,000 ml')).toBeVisible();
    // The glass is shown optimistically, before the api responds.
    await waitFor(() =>
      expect(sentVariables(FoodDiarySetWaterDocument)).toEqual([
        { input: { day: '2026-11-24', water_ml: 1000 } },
      ]),
    );
  },
};

export const Adding: Story = {
  name: 'A food is found, its portion chosen',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add to lunch' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to lunch' }));
    await userEvent.type(dialog.getByRole('combobox'), 'bana');
    await userEvent.click(await screen.findByRole('option', { name: /^Banana/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Increase how many' }));
    await expect(dialog.getByText('813 kJ')).toBeVisible();
  },
};

/** Searches in a meal's dialog and checks that the result is entirely visible within it. */
async function expectVisibleResult(
  canvasElement: HTMLElement,
  query: string,
  found: () => Promise<HTMLElement>,
) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add to breakfast' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add to breakfast' });
  await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard(query);
  const shown = await found();
  await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0));
  const { top, bottom } = dialog.getBoundingClientRect();
  const place = shown.getBoundingClientRect();
  await expect(place.top).toBeGreaterThan(top);
  await expect(place.bottom).toBeLessThan(Math.min(bottom, window.innerHeight));
  await expect(shown).toBeVisible();
}

const findBanana = () => screen.findByRole('option', { name: /^Banana/ });

export const Suggested: Story = {
  name: 'Suggestions are in sight on the narrowest screen',
  globals: { viewport: { value: 'narrowest' } },
  play: ({ canvasElement }) => expectVisibleResult(canvasElement, 'bana', findBanana),
};

export const UnknownFood: Story = {
  name: 'A food that is not on the list is said in sight',
  play: ({ canvasElement }) =>
    expectVisibleResult(canvasElement, 'xyzzy', async () => {
      const [shown] = await screen.findAllByText(/^No food on the list/, { selector: 'p' });
      return shown as HTMLElement;
    }),
};

export const Added: Story = {
  name: 'The portion is written into the meal, once',
  tags: ['phone-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to snacks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to snacks' }));
    await userEvent.type(dialog.getByRole('combobox'), 'bana');
    await userEvent.click(await screen.findByRole('option', { name: /^Banana/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add Banana' }));
    const snacks = within(await canvas.findByRole('list', { name: 'Snacks' }));
    await expect(snacks.getByText('Banana')).toBeVisible();
    await expect(sentVariables(FoodDiaryAddEntryDocument)).toMatchObject([
      { input: { day: '2026-11-24', meal: 'snacks', food_id: 'banana', portion: '1 medium', quantity: 1 } },
    ]);
  },
};

export const Target: Story = {
  name: 'A target that is too low is said',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Change your target' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your daily target' }));
    const energy = dialog.getByRole('textbox', { name: 'Energy' });
    await userEvent.clear(energy);
    await userEvent.type(energy, '500');
    await userEvent.click(dialog.getByRole('button', { name: 'Save target' }));
    await expect(
      (await dialog.findAllByText('Please enter a target between 1,000 kJ and 30,000 kJ'))[0],
    ).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    const meals = sampleDay().meals.map(({ meal }) => ({ meal, total: NOTHING, entries: [] }));
    serve(...diaryHandlers(sampleDay({ total: NOTHING, water_ml: 0, meals })));
  },
};

export const Guest: Story = { beforeEach: signOut };

export const Waiting: Story = { beforeEach: () => serve(neverRespond(FoodDiaryDocument)) };

export const NotLoaded: Story = {
  beforeEach: () =>
    serve(respondWithError(FoodDiaryDocument, { message: 'Something went wrong', code: 'INTERNAL' })),
};
