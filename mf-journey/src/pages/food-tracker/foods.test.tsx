import { ToastRegion } from '@saltbush/shared-ui/design/overlays';
import { respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  FoodDiaryAddEntryDocument,
  FoodDiaryPicksDocument,
  FoodDiaryRemoveFoodDocument,
  FoodDiarySaveFoodDocument,
  FoodDiarySetFavouriteDocument,
} from '../../generated/gql/graphql';
import {
  chooseBanana,
  descriptionOf,
  findButton,
  openDiary,
  pressButton,
  retype,
} from '../../samples/drive-diary';
import { pantryHandlers, samplePicks } from '../../samples/pantry-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T00:00:00Z') });
  signInMara();
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
});

/** Opens the dialog of lunch, for a member who has eaten lately. */
async function openLunch() {
  openDiary();
  render(<ToastRegion />);
  serve(...pantryHandlers(samplePicks()));
  await pressButton('Add to lunch');
  return within(await screen.findByRole('dialog', { name: 'Add to lunch' }));
}

const added = () => sentVariables(FoodDiaryAddEntryDocument);
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

it('begins with what was eaten lately, and its latest amount', async () => {
  await openLunch();
  const lately = within(await screen.findByRole('list', { name: 'Lately' }));
  await userEvent.click(lately.getByRole('button', { name: 'Banana 0.5 × 1 medium, 53 g · 205 kJ' }));
  const many = await box('How many');
  expect([many.value, document.activeElement]).toEqual(['0.5', many]);
  await pressButton('Add Banana');
  await waitFor(() => expect(added()).toMatchObject([{ input: { portion: '1 medium', quantity: 0.5 } }]));
});

it('begins with grams for what was weighed', async () => {
  await openLunch();
  await pressButton('Yoghurt, Greek style 120 g · 612 kJ');
  expect((await box('How many grams')).value).toBe('120');
  await pressButton('Add Yoghurt, Greek style');
  await waitFor(() => expect(added()).toMatchObject([{ input: { food_id: 'yoghurt', grams: 120 } }]));
});

it('takes the grams of any food', async () => {
  openDiary();
  await chooseBanana('lunch');
  await userEvent.click(screen.getByRole('radio', { name: 'Weighed, in grams' }));
  const grams = await box('How many grams');
  await retype(grams, '1.5{Enter}');
  expect(descriptionOf(grams)).toContain('Please enter whole grams, from 1 to 5,000');
  await retype(grams, '90{Enter}');
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added()[0]?.input).toMatchObject({ food_id: 'banana', grams: 90 });
});

it('keeps favourites by their star', async () => {
  await openLunch();
  const star = await findButton('Favourite: Banana');
  expect(star.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(star);
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  await userEvent.click(screen.getByRole('radio', { name: 'Favourites' }));
  const favourites = within(await screen.findByRole('list', { name: 'Favourites' }));
  expect(favourites.getAllByRole('listitem')).toHaveLength(2);
  expect(sentVariables(FoodDiarySetFavouriteDocument)).toEqual([
    { input: { food_id: 'banana', is_favourite: true } },
  ]);
});

it('searches although the lists are not there', async () => {
  openDiary();
  serve(respondWithError(FoodDiaryPicksDocument, { message: 'Something went wrong', code: 'INTERNAL' }));
  await chooseBanana('lunch');
  await pressButton('Add Banana');
  await waitFor(() => expect(added()).toHaveLength(1));
});

async function enterCake(kilojoules: string) {
  await userEvent.type(await box('Name'), 'Nan’s cake');
  await userEvent.click(screen.getByRole('radio', { name: 'A serving' }));
  await userEvent.type(await box('Serving'), '1 slice');
  await userEvent.type(await box('Its weight'), '60');
  await userEvent.type(await box('Energy'), kilojoules);
  await userEvent.type(await box('Protein'), '3');
  await userEvent.type(await box('Carbohydrate'), '36');
  await userEvent.type(await box('Fat'), '5,5');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Sodium/ }), '110');
  await pressButton('Save food');
}

it('enters an own food, once its energy goes with its grams, and leads on to its amount', async () => {
  await openLunch();
  await pressButton('Enter an own food');
  await waitFor(async () => expect(document.activeElement).toBe(await box('Name')));
  await enterCake('208');
  const energy = await box('Energy');
  expect(descriptionOf(energy)).toContain('These grams make about 867 kJ');
  expect(sentVariables(FoodDiarySaveFoodDocument)).toEqual([]);
  await retype(energy, '1,200');
  await retype(energy, '870{Enter}');
  await findButton('Add Nan’s cake');
  expect(await box('How many')).toBe(document.activeElement);
  const saved = {
    name: 'Nan’s cake',
    per_grams: 60,
    kilojoules: 870,
    fat: 5.5,
    serving_name: '1 slice',
    fibre: null,
    sodium: 110,
  };
  expect(sentVariables(FoodDiarySaveFoodDocument)).toMatchObject([{ input: saved }]);
});

it('changes and removes an own food, and puts it back', async () => {
  await openLunch();
  await pressButton('Enter an own food');
  await enterCake('870');
  await findButton('Add Nan’s cake');
  await userEvent.keyboard('{Escape}');
  await pressButton('Add to lunch');
  await userEvent.click(await screen.findByRole('radio', { name: 'Own foods' }));
  await pressButton('Edit Nan’s cake');
  expect((await box('Energy')).value).toBe('870');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A serving' }).checked).toBe(true);
  await pressButton('Remove this food');
  await screen.findByText('Removed Nan’s cake from your foods');
  expect(screen.queryByRole('button', { name: 'Edit Nan’s cake' })).toBeNull();
  await pressButton('Undo');
  await waitFor(() => expect(sentVariables(FoodDiarySaveFoodDocument)).toHaveLength(2));
  const [first, second] = sentVariables(FoodDiarySaveFoodDocument);
  expect(second).toEqual(first);
  expect(sentVariables(FoodDiaryRemoveFoodDocument)).toHaveLength(1);
});
