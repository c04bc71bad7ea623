import {
  HttpResponse,
  http,
  respondWithError,
  sentVariables,
  serve,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  JourneySubscriptionsAddItemDocument,
  JourneySubscriptionsCreateConsultDocument,
  JourneySubscriptionsEditItemDocument,
  JourneySubscriptionsRemoveItemDocument,
  JourneySubscriptionsSetLessonStatusDocument,
  JourneySubscriptionsSetVoucherDocument,
} from '../../generated/gql/graphql';
import { programHandlers } from '../../samples/program-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { sampleLessons, sampleSubscription } from '../../samples/subscription';
import { page } from '.';

const SHAKE = 'Slimwell Plan Shake Dutch Chocolate 14 Sachets';
const { Component } = page;

function show() {
  render(
    <TestShop>
      <Component params={{}} search={new URLSearchParams()} />
    </TestShop>,
  );
}

const pressed = (name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button));

async function pickSlot() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a follow-up consult' }));
  const days = await dialog.findAllByRole('radio', { name: /Nov|Dec|Jan/ });
  await userEvent.click(days[1] as HTMLElement);
  await userEvent.click(dialog.getByRole('radio', { name: '9AM - 11AM' }));
  return dialog;
}

beforeEach(() => {
  signInMara();
  serve(...programHandlers());
});
afterEach(signOut);

describe('journey dashboard', () => {
  it('lists prescribed items separately and makes only the others editable [2.20-02 3.i-05]', async () => {
    show();
    const prescribed = within(await screen.findByRole('list', { name: 'Prescribed for you' }));
    expect(prescribed.getByText('Lorimer Metforal 500mg 100 Tablets')).toBeDefined();
    expect(prescribed.queryByRole('button')).toBeNull();
    const added = within(screen.getByRole('list', { name: 'Added by you' }));
    expect(added.getByRole('link', { name: SHAKE })).toBeDefined();
  });

  it('edits, removes and adds items [2.20-10]', async () => {
    const product = { objectID: '77', name: 'Slimwell Bar', slug: 'bar', price: 495, available: true };
    const hits = [{ ...product, brand: 'Slimwell', image_sm: null, schedule: null, isPrescription: false }];
    serve(http.post('/1/indexes/products/query', () => HttpResponse.json({ hits })));
    show();
    await pressed(/^Increase quantity of slimwell/i);
    await screen.findByDisplayValue('3');
    await pressed(`Remove ${SHAKE}`);
    await pressed('Add items');
    await pressed('Add Slimwell Bar');
    await screen.findByText(/2 in your order|1 in your order|Added/);
    const subscription_id = 's1';
    expect(sentVariables(JourneySubscriptionsEditItemDocument)).toEqual([
      { input: { subscription_id, item_id: 'i1', quantity: 3 } },
    ]);
    expect(sentVariables(JourneySubscriptionsRemoveItemDocument)).toEqual([
      { input: { subscription_id, item_id: 'i1' } },
    ]);
    expect(sentVariables(JourneySubscriptionsAddItemDocument)).toEqual([
      { input: { subscription_id, product_id: '77', quantity: 1 } },
    ]);
  });

  it('shows next to the item why it could not be changed', async () => {
    const message = 'You can order at most 2 of this product at a time.';
    serve(respondWithError(JourneySubscriptionsEditItemDocument, { message, code: 'ORDER_LIMIT' }));
    show();
    await pressed(/^Increase quantity of slimwell/i);
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByDisplayValue('2')).toBeDefined();
  });

  it('applies a voucher and shows the discount, or the error for an invalid one [2.20-09 2.20-11]', async () => {
    serve(
      respondWithError(JourneySubscriptionsSetVoucherDocument, {
        message: 'This voucher is not valid.',
        code: 'INVALID_VOUCHER',
      }),
    );
    show();
    const field = await screen.findByRole('textbox', { name: 'Voucher code' });
    await userEvent.type(field, 'nope');
    await pressed('Apply voucher');
    expect(await screen.findByText('This voucher is not valid.')).toBeDefined();
    serve(...programHandlers());
    await userEvent.clear(field);
    await userEvent.type(field, 'steady20');
    await pressed('Apply voucher');
    expect(await screen.findByText('Takes $20.00 off your next order.')).toBeDefined();
    expect(screen.getByText('−$20.00')).toBeDefined();
  });

  it('books a free follow-up consult [2.20-12]', async () => {
    show();
    await pressed('Book a follow-up consult');
    const dialog = await pickSlot();
    await userEvent.click(dialog.getByRole('button', { name: 'Book consult' }));
    expect(await screen.findByText('Your next consult')).toBeDefined();
    expect(screen.getByText('0 free follow-up consults left')).toBeDefined();
    const [sent] = sentVariables(JourneySubscriptionsCreateConsultDocument);
    expect(sent?.input).toMatchObject({ subscription_id: 's1', expect_free: true });
  });

  it('focuses the time picker when no time has been chosen', async () => {
    show();
    await pressed('Book a follow-up consult');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a follow-up consult' }));
    for (const _press of ['first', 'once more']) {
      await userEvent.click(dialog.getByRole('button', { name: 'Book consult' }));
      expect(dialog.getByText('Please choose a time')).toBeDefined();
      expect(document.activeElement?.getAttribute('name')).toBe('consult-slot');
    }
    expect(sentVariables(JourneySubscriptionsCreateConsultDocument)).toEqual([]);
  });

  it('shows the fee before charging for a consult', async () => {
    const message = 'You have no free consults left. This one costs $49.00.';
    serve(
      respondWithError(JourneySubscriptionsCreateConsultDocument, {
        message,
        code: 'NO_FREE_CONSULT',
        extensions: { price: 4900 },
      }),
    );
    show();
    await pressed('Book a follow-up consult');
    const dialog = await pickSlot();
    await userEvent.click(dialog.getByRole('button', { name: 'Book consult' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Book for $49.00' }));
    const asked = sentVariables(JourneySubscriptionsCreateConsultDocument).map(
      ({ input: { expect_free, expected_fee } }) => ({ expect_free, expected_fee }),
    );
    expect(asked).toEqual([
      { expect_free: true, expected_fee: null },
      { expect_free: false, expected_fee: 4900 },
    ]);
    // The fee of one time is not that of another.
    await userEvent.click(dialog.getByRole('radio', { name: '11AM - 1PM' }));
    expect(dialog.getByRole('button', { name: 'Book consult' })).toBeDefined();
  });

  it('lists the lessons by week and marks the current one [2.20-01 4.i-02]', async () => {
    show();
    const rows = (await screen.findAllByText(/^Week \d$/)).map((week) => week.closest('li'));
    expect(rows.map((row) => row?.textContent?.slice(0, 6))).toEqual(
      sampleLessons().map((_lesson, index) => `Week ${index + 1}`),
    );
    const current = rows.filter((row) => row?.getAttribute('aria-current') === 'step');
    expect(current.map((row) => within(row as HTMLElement).getByRole('button').textContent)).toEqual([
      'Thirty grams of fibre',
    ]);
  });

  it('saves the progress of a lesson when it is closed', async () => {
    const lessons = sampleLessons().map((one) =>
      one.lesson.week === 3 ? { ...one, status: 'Available' as const, percent: 0 } : one,
    );
    const current_lesson = { lesson: { id: '3' } };
    serve(...programHandlers(sampleSubscription({ lessons, current_lesson })));
    show();
    await pressed('Start reading');
    await pressed('Close');
    expect(await screen.findByRole('button', { name: 'Keep reading' })).toBeDefined();
    expect(sentVariables(JourneySubscriptionsSetLessonStatusDocument)).toMatchObject([
      { input: { lesson_id: '3', status: 'InProgress' } },
    ]);
  });

  it('asks guests to sign in', () => {
    signOut();
    show();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  });
});
