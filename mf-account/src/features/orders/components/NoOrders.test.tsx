import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoOrders } from './NoOrders';

it('links to the store', () => {
  render(<NoOrders />);
  expect(screen.getByRole('heading', { level: 2, name: 'No orders yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/');
});
