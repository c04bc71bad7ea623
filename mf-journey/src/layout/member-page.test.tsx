import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ACCOUNT_SLOTS } from '../samples/account-slots';
import { SampleShop, signInMara, signNobodyIn } from '../samples/sample-shop';
import { MemberPage } from './MemberPage';

const show = (slots = ACCOUNT_SLOTS) =>
  act(async () => {
    render(
      <SampleShop slots={slots}>
        <MemberPage title="Food Tracker" invitation="Your diary." skeleton={<p>Coming</p>}>
          <p>The diary</p>
        </MemberPage>
      </SampleShop>,
    );
  });

const navigation = () => screen.queryByRole('navigation', { name: 'Your account' });

afterEach(signNobodyIn);

it('stands beside the account’s navigation', async () => {
  signInMara();
  await show();
  expect(navigation()).toBeTruthy();
  expect(screen.getByText('The diary')).toBeTruthy();
});

it('stands alone where no account is released', async () => {
  signInMara();
  await show({ ...ACCOUNT_SLOTS, fillsOf: () => [] });
  expect(navigation()).toBeNull();
  expect(screen.getByText('The diary')).toBeTruthy();
});

it('invites guests, with nothing to navigate', async () => {
  signNobodyIn();
  await show();
  expect(navigation()).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});
