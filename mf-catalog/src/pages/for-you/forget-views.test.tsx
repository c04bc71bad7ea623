import { sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProductViewsDeleteDocument } from '../../generated/gql/graphql';
import { browseAs } from '../../samples/favourites';
import { forgetAccountView, forYouApi, viewProducts } from '../../samples/for-you';
import { shelfCard } from '../../samples/products';
import { storySlots } from '../../samples/story-slots';
import { page } from '.';

const { Component } = page;
const titleOf = (id: string) => shelfCard(Number(id) - 1).title;
const row = () => screen.findByRole('region', { name: 'Recently viewed' });
const heading = () => screen.getByRole('heading', { name: 'Recently viewed' });
const remove = async (id: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Remove ${titleOf(id)} from recently viewed` }));
const stored = () => JSON.parse(localStorage.getItem('personal:recently_viewed') ?? '[]') as string[];

let resets: (() => void)[] = [];

function open(status: 'guest' | 'signed-in', ...answers: Parameters<typeof serve>) {
  serve(...forYouApi({}), ...answers);
  resets = [viewProducts(['6', '7']), browseAs(status)];
  return render(
    <TestShop slots={storySlots}>
      <Component params={{}} search={new URLSearchParams()} />
    </TestShop>,
  );
}

describe('a viewed product', () => {
  beforeEach(() => void cleanup());
  afterEach(() => {
    for (const reset of resets) reset();
  });

  it('is removed at once, from the account and from this device; the focus stays in the row [7.d-05]', async () => {
    const { unmount } = open('signed-in', forgetAccountView());
    await remove('6');
    expect(
      within(await row())
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual([titleOf('7')]);
    expect(stored()).toEqual(['7']);
    await waitFor(() => expect(sentVariables(ProductViewsDeleteDocument)).toEqual([{ product_id: '6' }]));
    expect(screen.getByText(`${titleOf('6')} was removed from recently viewed.`)).toBeDefined();
    expect(document.activeElement?.contains(heading())).toBe(true);
    unmount();
  });

  it('of a guest is removed from this device alone, and the last one leaves a sentence [7.d-05]', async () => {
    open('guest');
    await remove('6');
    await remove('7');
    await screen.findByText('You have removed everything shown here.');
    expect(document.activeElement?.contains(heading())).toBe(true);
    expect(stored()).toEqual([]);
    expect(sentVariables(ProductViewsDeleteDocument)).toEqual([]);
  });

  it('that the account cannot give up is removed here without a word about it [7.d-05 8-12]', async () => {
    open('signed-in', forgetAccountView({ deleted: false }));
    await remove('6');
    await waitFor(() => expect(sentVariables(ProductViewsDeleteDocument)).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(within(await row()).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });
});
