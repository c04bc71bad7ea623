import { useOverlayStore } from '@saltbush/shared-ui/platform';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleCart } from '../../samples/cart';
import { createSampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { page } from '.';

type Me = Parameters<ReturnType<typeof createSampleApi>['setMe']>[0];

async function openSummary({ me, signedIn = true }: { me?: Me; signedIn?: boolean }) {
  const api = createSampleApi(sampleCart());
  if (me) api.setMe(me);
  startSampleShop(api, { signedIn });
  render(<page.Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
  return within(await screen.findByRole('region', { name: 'Order summary' }));
}

it('shows the first 2 and last 4 digits of the linked rewards card [2.15-26]', async () => {
  const summary = await openSummary({
    me: { edr_linked: true, edr_card_first2: '60', edr_card_last4: '4821' },
  });
  expect(await summary.findByText('Card 60•• •••• 4821')).toBeTruthy();
  expect(summary.queryByRole('button', { name: /link your card/i })).toBeNull();
});

it('asks a customer without a linked card to link one: nobody else gets the points [selling-51]', async () => {
  const summary = await openSummary({});
  expect(await summary.findByRole('button', { name: 'Link your card to earn points' })).toBeTruthy();
});

it('leads a guest to the same, which offers an account first [selling-51]', async () => {
  const summary = await openSummary({ signedIn: false });
  await userEvent.click(summary.getByRole('button', { name: 'Link your card to earn points' }));
  expect(useOverlayStore.getState().open).toMatchObject({ name: 'rewards' });
});
