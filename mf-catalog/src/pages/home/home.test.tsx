import { FavouriteIdsDocument } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HomeDocument, OrderCountDocument } from '../../generated/gql/graphql';
import { heroSection, homeSections } from '../../samples/home';
import { page } from '.';

const { Component } = page;
const [, ...rest] = homeSections;
const heroFor = (audience: string) => ({
  ...heroSection,
  id: audience,
  title: `Hero for ${audience}`,
  audience,
});

function show(orders: number) {
  const sections = [heroFor('existing'), heroFor('guest'), ...rest];
  serve(
    respondWith(HomeDocument, { home: { sections } }),
    respondWith(FavouriteIdsDocument, { favourite_ids: [] }),
    respondWith(OrderCountDocument, { previous_orders: { paginatorInfo: { total: orders } } }),
  );
  render(
    <TestShop>
      <Component params={{}} search={new URLSearchParams()} />
    </TestShop>,
  );
}

describe('home page', () => {
  afterEach(() => useSession.setState({ status: 'unknown', user: null }));

  it('shows every section type [2.1-01]', async () => {
    show(0);
    for (const name of [
      'What can we help with today?',
      'Popular this week',
      'Shop by category',
      'Worth a look',
    ])
      expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
    for (const name of ['A doctor, without the waiting room', 'Makers we trust', 'Why people stay'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  });

  it.each([
    ['a guest', 'guest', 0, 'Hero for guest'],
    ['a new customer', 'signed-in', 0, 'Hero for guest'],
    ['a customer with orders', 'signed-in', 2, 'Hero for existing'],
  ] as const)('shows %s the hero that targets them [6-16]', async (_who, status, orders, title) => {
    useSession.setState({ status, user: null });
    show(orders);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
