import { useSession } from '@saltbush/shared-ui/platform';
import { respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { UsersChangeEmailDocument } from '../../features/details/api/change-email';
import { UsersChangePasswordDocument } from '../../features/details/api/change-password';
import { UsersCloseAccountDocument } from '../../features/details/api/close-account';
import { UsersEndSignInsDocument } from '../../features/details/api/end-sign-ins';
import { UsersSetMailReminderDocument } from '../../features/details/api/set-mail-reminder';
import { accountHandlers } from '../../samples/account';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { page } from '.';

const { Component } = page;

function show(over: Parameters<typeof accountHandlers>[0] = {}): void {
  serve(...accountHandlers(over));
  render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
}
async function openSheet(button: string, title: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  startSampleShop();
});

describe('the details of the account', () => {
  it('change the e-mail by a link to the new address; shortly after signing in without the password', async () => {
    show();
    const sheet = await openSheet('Change: Email address', 'Change your email address');
    expect(sheet.queryByLabelText('Your password')).toBeNull();
    await fill(sheet.getByLabelText('New email address'), 'new@example.com');
    await userEvent.click(sheet.getByRole('button', { name: 'Send me the link' }));
    const told = await screen.findByText(/We have sent a link to new@example.com/);
    await waitFor(() => expect(document.activeElement).toBe(told.closest('[tabindex]')));
    expect(sentVariables(UsersChangeEmailDocument)).toEqual([
      { input: { email: 'new@example.com', password: null } },
    ]);
  }, 60_000);

  it('show at its field that the present password is wrong', async () => {
    show();
    serve(
      respondWithError(UsersChangePasswordDocument, {
        message: 'This is not your present password',
        code: 'INVALID_INPUT',
        extensions: { fields: { current_password: 'This is not your present password' } },
      }),
    );
    const sheet = await openSheet('Change: Password', 'Change your password');
    await fill(sheet.getByLabelText('Present password'), 'Nope-nope-1!');
    await fill(sheet.getByLabelText('New password'), 'Banksia!72 grows');
    await userEvent.click(sheet.getByRole('button', { name: 'Save new password' }));
    await sheet.findByText('This is not your present password');
  }, 60_000);

  it('end another sign-in, and say so', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Sign out Safari on iPhone/ }));
    await screen.findByText('Safari on iPhone was signed out.');
    expect(sentVariables(UsersEndSignInsDocument)).toEqual([{ input: { id: 's2' } }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Sign out Safari/ })).toBeNull());
  }, 60_000);

  it('turn reminders off', async () => {
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Before a consultation' }));
    await waitFor(() =>
      expect(sentVariables(UsersSetMailReminderDocument)).toEqual([
        { input: { reminder: 'consultation', wanted: false } },
      ]),
    );
  }, 60_000);

  it('close the account only with password and confirmation, and say why it cannot be closed yet', async () => {
    show();
    const message = 'An order is still being prepared.';
    serve(respondWithError(UsersCloseAccountDocument, { message, code: 'ACCOUNT_IN_USE' }));
    const sheet = await openSheet('Close: Close your account', 'Close your account');
    await userEvent.click(sheet.getByRole('button', { name: 'Close my account' }));
    await sheet.findByText('Please tick this box first');
    expect(sentVariables(UsersCloseAccountDocument)).toEqual([]);
    await fill(sheet.getByLabelText('Your password'), 'Wattle-Grove8!');
    await userEvent.click(sheet.getByRole('checkbox'));
    await userEvent.click(sheet.getByRole('button', { name: 'Close my account' }));
    await sheet.findByText(message);
  }, 60_000);

  it('ask the owner of an account without a password to sign in again', async () => {
    show({ has_password: false, is_recent_sign_in: false });
    const sheet = await openSheet('Download: A copy of your data', 'Download your data');
    sheet.getByRole('button', { name: 'Sign in again' });
  }, 60_000);

  it('are not for staff who act as the customer [accounts-09]', async () => {
    const impersonation = { staff_name: 'Sam', reason: 'Help', expires_at: '2026-11-25T05:00:00Z' };
    useSession.setState({ impersonation });
    show();
    await screen.findByText(/Only the customer can see and change these/);
    expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull();
  });
});
