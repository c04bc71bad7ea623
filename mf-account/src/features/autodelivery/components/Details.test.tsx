import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAutoDelivery } from '../../../samples/autodelivery';
import { Details } from './Details';

const show = (name: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <Details autodelivery={sampleAutoDelivery({ name, frequency: '6W' })} />
    </QueryClientProvider>,
  );

it('says how often beside a name of its own, and not again where that is its name', () => {
  const { unmount } = show('Bathroom');
  expect(screen.getByText('Every 6 weeks')).toBeTruthy();
  unmount();
  show('Every 6 weeks');
  expect(screen.queryByText('How often')).toBeNull();
});
