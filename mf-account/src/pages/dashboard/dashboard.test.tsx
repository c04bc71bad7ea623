import { type Me, MeDocument } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PreviousOrdersDocument } from '../../generated/gql/graphql';
import { page } from '.';

const ME = {
  first_name: 'Priya',
  edr_card_first2: null,
  edr_card_last4: null,
  edr_linked: false,
  edr_points: 0,
};
const LINKED = { ...ME, edr_card_first2: '27', edr_card_last4: '6041', edr_linked: true, edr_points: 4120 };
const NO_ORDERS = { data: [], paginatorInfo: { current_page: 1, last_page: 1, per_page: 3, total: 0 } };

const { Component } = page;

function show(me: Me | null) {
  serve(respondWith(MeDocument, { me }), respondWith(PreviousOrdersDocument, { previous_orders: NO_ORDERS }));
  render(
    <TestShop>
      <Component params={{}} search={new URLSearchParams()} />
    </TestShop>,
  );
}

describe('account home', () => {
  beforeEach(() => {
    const user = { id: '1', email: 'p@example.com', first_name: 'Priya', last_name: 'Nolan' };
    useSession.setState({ status: 'signed-in', user: { ...user, role: 'customer' } });
  });
  afterEach(() => useSession.setState({ status: 'unknown', user: null }));

  it('greets the user by first name and shows the linked card’s first and last digits [2.17-01 2.17-02]', async () => {
    show(LINKED);
    expect(await screen.findByText(/^Hi Priya,/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '4,120 Saltbush Rewards points' })).toBeTruthy();
    expect(screen.getByText('Card 27•• •••• 6041')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Link your rewards card' })).toBeNull();
  });

  it('offers to link a card if none is linked', async () => {
    show(ME);
    expect(await screen.findByText(/^No card linked yet/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Link your rewards card' })).toBeTruthy();
  });
});
