import { respondWithError, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JourneySubscriptionsDeclineOfferDocument } from '../../../generated/gql/graphql';
import { page } from '../../../pages/dashboard';
import { programHandlers } from '../../../samples/program-handlers';
import { signInMara, signOut } from '../../../samples/sample-shop';
import { SAMPLE_OFFER, sampleSubscription } from '../../../samples/subscription';

const { Component } = page;
const OFFERED = sampleSubscription({ offer: SAMPLE_OFFER });

function show() {
  serve(...programHandlers(OFFERED));
  render(
    <TestShop>
      <Component params={{}} search={new URLSearchParams()} />
    </TestShop>,
  );
}

beforeEach(signInMara);
afterEach(signOut);

describe('an offer that was answered elsewhere', () => {
  it('loses its buttons when the page is looked at again, and says what has become of it', async () => {
    show();
    await screen.findByRole('button', { name: 'Accept and pay $299.00' });
    const answered_offer = { id: SAMPLE_OFFER.id, outcome: 'accepted' as const };
    serve(...programHandlers(sampleSubscription({ answered_offer })));
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('This offer has been accepted')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  it('is not declined by a page that answers late: it says that it was accepted', async () => {
    show();
    const decline = await screen.findByRole('button', { name: 'Decline' });
    const answered_offer = { id: SAMPLE_OFFER.id, outcome: 'accepted' as const };
    serve(
      respondWithError(JourneySubscriptionsDeclineOfferDocument, {
        message: 'You have accepted this offer already.',
        code: 'SUBSCRIPTION_STATUS',
      }),
      ...programHandlers(sampleSubscription({ answered_offer })),
    );
    await userEvent.click(decline);
    expect(await screen.findByText('This offer has been accepted')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('that this page declines itself is just gone', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await screen.findByRole('button', { name: 'Cancel your program' });
    expect(screen.queryByText(/^This offer/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });
});
