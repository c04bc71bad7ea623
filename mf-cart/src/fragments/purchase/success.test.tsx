import type { PurchaseProduct } from '@saltbush/shared-ui/platform';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCart } from '../../samples/cart';
import { samplePurchase } from '../../samples/product';
import { createSampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import PurchaseFragment from '.';

interface Case {
  product?: Partial<PurchaseProduct>;
  /** Brings the purchase controls to the state in which the button has this label. */
  prepare?: (user: UserEvent) => Promise<void>;
  label: string;
  success: string;
}

const CASES: Case[] = [
  { label: 'Add to Cart', success: 'Added to Cart' },
  { product: { isPreorder: true }, label: 'Pre-order', success: 'Added to Cart' },
  {
    prepare: async (user) => user.click(await screen.findByRole('radio', { name: /^AutoDelivery/ })),
    label: 'Add to AutoDelivery',
    success: 'Added to AutoDelivery',
  },
  { product: { isOutOfStock: true }, label: 'Notify Me', success: 'Added to notify list' },
];

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

async function goThrough({ product, prepare, label, success }: Case): Promise<string[]> {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  startSampleShop(createSampleApi(sampleCart()), { signedIn: true });
  const { container } = render(<PurchaseFragment product={samplePurchase(product)} />, {
    wrapper: SampleShop,
  });
  await prepare?.(user);
  const button = await screen.findByRole('button', { name: label });
  const seen = new Set<string>();
  const observer = new MutationObserver(() => seen.add(button.textContent?.trim() ?? ''));
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  await user.click(button);
  await screen.findByText(success);
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(screen.queryByText(success)).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  await waitFor(() => expect(screen.queryByText(success)).toBeNull());
  observer.disconnect();
  expect(screen.queryByRole('button', { name: label })).not.toBeNull();
  cleanup();
  return [...seen];
}

describe('the main call to action', () => {
  it('goes from its label to "Adding...", shows success for 2 s and returns to its label [2.10-14 4.b-12]', async () => {
    for (const attempt of CASES) {
      const seen = await goThrough(attempt);
      expect(
        seen.some((text) => text.startsWith('Adding...')),
        attempt.label,
      ).toBe(true);
    }
  }, 20_000);
});
