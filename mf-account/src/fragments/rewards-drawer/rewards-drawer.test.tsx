import { MeDocument } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { HttpResponse, http, respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAsGuest, signInPriya } from '../../samples/session';
import RewardsDrawer from '.';

const ME = {
  first_name: 'Priya',
  edr_card_first2: null,
  edr_card_last4: null,
  edr_linked: false,
  edr_points: 0,
};

const open = () =>
  render(
    <TestShop>
      <RewardsDrawer open onClose={() => undefined} />
    </TestShop>,
  );
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  serve(
    http.get('/api/auth/providers', () => HttpResponse.json({ data: [] })),
    respondWith(MeDocument, () => ({ me: ME })),
  );
  return () => useSession.setState({ status: 'unknown', user: null });
});

describe('the rewards drawer', { timeout: 60_000 }, () => {
  it('offers an account first, then the card [2.16-11]', async () => {
    browseAsGuest();
    open();
    const join = await drawer('Join Saltbush Rewards');
    join.getByRole('button', { name: 'Create account' });
    await userEvent.click(join.getByRole('button', { name: 'Sign in' }));
    await drawer('Sign in to link your card');
    act(() => void signInPriya());
    const card = await drawer('Saltbush Rewards');
    await card.findByRole('button', { name: 'Link your rewards card' });
  });

  it('shows the card of an account that has one, with its points', async () => {
    serve(
      respondWith(MeDocument, () => ({
        me: { ...ME, edr_linked: true, edr_card_first2: '93', edr_card_last4: '4821', edr_points: 1240 },
      })),
    );
    signInPriya();
    open();
    const card = await drawer('Saltbush Rewards');
    await card.findByText('Your card is linked');
    card.getByText(/4821 has 1,240 Saltbush Rewards points/);
    expect(card.queryByRole('button', { name: 'Link your rewards card' })).toBeNull();
  });
});
