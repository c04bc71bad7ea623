import { useSession } from '@saltbush/shared-ui/platform';
import { TestShop } from '@saltbush/shared-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ACCOUNT_SLOTS } from '../../samples/account-slots';
import { signInMara, signOut } from '../../samples/sample-shop';
import { MemberPage } from './MemberPage';

const show = (slots = ACCOUNT_SLOTS) =>
  act(async () => {
    render(
      <TestShop slots={slots}>
        <MemberPage title="Food Tracker" invitation="Your diary." skeleton={<p>Coming</p>}>
          <p>The diary</p>
        </MemberPage>
      </TestShop>,
    );
  });

const navigation = () => screen.queryByRole('navigation', { name: 'Your account' });

afterEach(signOut);

it('appears next to the account navigation', async () => {
  signInMara();
  await show();
  expect(navigation()).toBeTruthy();
  expect(screen.getByText('The diary')).toBeTruthy();
});

it('shows breadcrumbs from the account down to the page', async () => {
  signInMara();
  const crumbs = [{ label: 'Health Programs', href: '/programs' }];
  await act(async () => {
    render(
      <TestShop>
        <MemberPage title="Your order" crumbs={crumbs} invitation="Your order." skeleton={null}>
          <p>The order</p>
        </MemberPage>
      </TestShop>,
    );
  });
  const trail = within(screen.getByRole('navigation', { name: /breadcrumb/i }));
  const places = trail.getAllByRole('listitem').map((place) => place.textContent);
  expect(places).toEqual(['Home', 'My Account', 'Health Programs', 'Your order']);
});

it('stands alone when the account navigation is unavailable', async () => {
  signInMara();
  await show({ ...ACCOUNT_SLOTS, fillsOf: () => [] });
  expect(navigation()).toBeNull();
  expect(screen.getByText('The diary')).toBeTruthy();
});

it('asks guests to sign in and shows no navigation', async () => {
  signOut();
  await show();
  expect(navigation()).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});

it('that is private is not for staff who act as the member', async () => {
  signInMara();
  const impersonation = { staff_name: 'Sam', reason: 'Help', expires_at: '2026-11-25T05:00:00Z' };
  useSession.setState({ impersonation });
  render(
    <TestShop slots={ACCOUNT_SLOTS}>
      <MemberPage isPrivate title="Food Tracker" invitation="Your diary." skeleton={<p>Coming</p>}>
        <p>The diary</p>
      </MemberPage>
    </TestShop>,
  );
  await screen.findByText(/Only the customer can see and change these/);
  expect(screen.queryByText('The diary')).toBeNull();
});
