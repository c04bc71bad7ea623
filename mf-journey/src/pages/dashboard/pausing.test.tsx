import { sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  JourneySubscriptionsPauseDocument,
  JourneySubscriptionsResumeDocument,
} from '../../generated/gql/graphql';
import { programHandlers } from '../../samples/program-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { sampleSubscription } from '../../samples/subscription';
import { page } from '.';

const { Component } = page;
const OPTIONS = [
  { months: 1, until: '2027-01-06T00:00:00Z' },
  { months: 2, until: '2027-02-06T00:00:00Z' },
];

function show(changes: Parameters<typeof sampleSubscription>[0] = {}) {
  serve(...programHandlers(sampleSubscription(changes)));
  render(
    <TestShop>
      <Component params={{}} search={new URLSearchParams()} />
    </TestShop>,
  );
}

beforeEach(signInMara);
afterEach(signOut);

describe('pausing a program', () => {
  it('says until when and what follows, pauses it, and lets it go on', async () => {
    show({ pause_options: OPTIONS });
    await userEvent.click(await screen.findByRole('button', { name: 'Pause your program' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause your program?' }));
    expect(dialog.getByText(/Your paid month runs until .*6 Dec/)).toBeDefined();
    expect(dialog.getByText(/speak with your doctor before you stop/)).toBeDefined();
    await userEvent.click(dialog.getByRole('radio', { name: /^2 months: until .*6 Feb/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pause program' }));
    expect(await screen.findByRole('heading', { name: /^Paused until .*6 Feb/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pause your program' })).toBeNull();
    expect(sentVariables(JourneySubscriptionsPauseDocument)).toEqual([
      { input: { subscription_id: 's1', months: 2 } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Go on now' }));
    expect(await screen.findByRole('button', { name: 'Pause your program' })).toBeDefined();
    expect(sentVariables(JourneySubscriptionsResumeDocument)).toEqual([{ input: { subscription_id: 's1' } }]);
  });

  it('is not offered while the next charge cannot be put off', async () => {
    show();
    await screen.findByRole('button', { name: 'Cancel your program' });
    expect(screen.queryByRole('button', { name: 'Pause your program' })).toBeNull();
  });
});
