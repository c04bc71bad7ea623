import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '../../samples/cart';
import { samplePurchase } from '../../samples/product';
import { createSampleApi, type SampleApi } from '../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import PurchaseFragment from '.';

const QUESTION = /Has a healthcare provider advised/;
const FAILED =
  'A Saltbush Health practitioner will reach out to you by phone to help determine if this product is the right fit for you.';
let api: SampleApi;

interface Options {
  passed?: boolean | null;
  skips?: boolean;
  signedIn?: boolean;
  hasCart?: boolean;
}
function open({ passed = null, skips = false, signedIn = true, hasCart = true }: Options = {}) {
  api = createSampleApi(sampleCart({ questionnaire_passed: passed }));
  startSampleShop(api, { signedIn, hasCart });
  const product = samplePurchase({ isPractitioner: true, isSkipQuestionnaire: skips });
  render(<PurchaseFragment product={product} />, { wrapper: SampleShop });
}
const results = () => api.callsOf('CartSetQuestionnairePassed').map(({ input }) => input);
const question = () => within(screen.getByRole('region', { name: 'Before you buy' }));
async function answerAll(answers: readonly ('Yes' | 'No')[]) {
  await userEvent.click(question().getByRole('radio', { name: 'No' }));
  const sheet = within(await screen.findByRole('dialog'));
  const groups = sheet.getAllByRole('group');
  for (const [index, answer] of answers.entries()) {
    const group = groups[index];
    if (group) await userEvent.click(within(group).getByRole('radio', { name: answer }));
  }
  await userEvent.click(sheet.getByRole('button', { name: 'Submit and Continue' }));
}

describe('the practitioner questionnaire of a product', () => {
  it('passes when a healthcare provider advised the product, and stores the result on the cart [2.10-21] [2.11-01] [2.11-06] [4.d-04] [7.c-11]', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
    await screen.findByText('Answers saved.');
    expect(results()).toEqual([{ cart_uuid: 'sample-cart', questionnaire_passed: true }]);
  });

  it('asks three questions otherwise, and passes when all answers are no [2.11-02] [2.11-03] [2.11-04] [4.d-02]', async () => {
    open();
    await screen.findByText(QUESTION);
    await answerAll(['No', 'No', 'No']);
    await screen.findByText('Answers saved.');
    expect(results()[0]?.questionnaire_passed).toBe(true);
  });

  it('fails with any yes and announces a call from a practitioner [2.11-07] [4.d-03]', async () => {
    open();
    await screen.findByText(QUESTION);
    await answerAll(['No', 'Yes', 'No']);
    await screen.findByText(FAILED);
    expect(results()[0]?.questionnaire_passed).toBe(false);
  });

  it('can be skipped for a call from a practitioner [2.11-07]', async () => {
    open();
    await screen.findByText(QUESTION);
    await userEvent.click(question().getByRole('radio', { name: 'No' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Skip, and talk with a practitioner' }));
    await screen.findByText(FAILED);
    expect(results()[0]?.questionnaire_passed).toBe(false);
  });

  it('requires an answer to every question [2.11-05]', async () => {
    open();
    await screen.findByText(QUESTION);
    await answerAll(['No', 'No']);
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.queryAllByText('Please answer this question')).toHaveLength(1);
    expect(results()).toEqual([]);
  });

  it('starts as failed for a cart with a failed questionnaire [4.d-05]', async () => {
    open({ passed: false });
    await screen.findByText(FAILED);
  });

  it('must be answered before buying, and receives focus if it was not [2.10-23] [8-06]', async () => {
    open({ hasCart: false });
    await screen.findByText(QUESTION);
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(question().queryByText('Please answer the following to purchase.')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Before you buy' }));
    expect(api.callsOf('CartAddItem')).toHaveLength(0);
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await screen.findByText('Answers saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(api.callsOf('CartAddItem')).toHaveLength(1));
  });

  it('goes with what is added to an AutoDelivery [2.11-07]', async () => {
    open({ passed: false });
    api.setAutoDeliveries([{ id: 'ad-1', name: 'Bathroom shelf', frequency: '4W' }]);
    await screen.findByText(FAILED);
    await userEvent.click(screen.getByRole('radio', { name: /^AutoDelivery/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Select Existing' }));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Your AutoDeliveries' }),
      'ad-1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add to AutoDelivery' }));
    await screen.findByText(/Added to “Bathroom shelf”/);
    expect(api.callsOf('AutodeliveriesAddItem')[0]?.input).toMatchObject({ questionnaire_passed: false });
  });

  it('is not shown to guests [6-06]', () => {
    open({ signedIn: false });
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('is skipped for products that opt out [2.11-08]', () => {
    open({ skips: true });
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
});
