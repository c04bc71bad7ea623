import { useSession } from '@saltbush/shared-ui/platform';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CustomersOwn } from '.';

afterEach(() => useSession.setState({ impersonation: null }));

const impersonation = { staff_name: 'Sam', reason: 'Help', expires_at: '2026-11-25T05:00:00Z' };
const Content = vi.fn(() => <p>Their details</p>);

it('shows the customer what is theirs', () => {
  render(
    <CustomersOwn>
      <Content />
    </CustomersOwn>,
  );
  expect(screen.getByText('Their details')).toBeTruthy();
});

it.each([
  [undefined, 'Only the customer can see and change these. Please ask them to sign in.'],
  ['add a card', 'Only the customer can add a card. Please ask them to sign in.'],
])('tells staff who act as them whom to ask, and renders nothing of it: %s [roles-13]', (to, words) => {
  Content.mockClear();
  useSession.setState({ impersonation });
  render(
    <CustomersOwn to={to}>
      <Content />
    </CustomersOwn>,
  );
  expect(screen.getByText(words)).toBeTruthy();
  expect(Content).not.toHaveBeenCalled();
});
