import { respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  AutodeliveriesDeleteDocument,
  AutodeliveriesEditDocument,
  AutodeliveriesEditItemDocument,
  AutodeliveriesPauseDocument,
  AutodeliveriesRemoveItemDocument,
  AutodeliveriesResumeDocument,
  AutodeliveriesSkipDocument,
} from '../../generated/gql/graphql';
import { autoDeliveryHandlers, sampleAutoDelivery } from '../../samples/autodelivery';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { page } from '.';

const { Component } = page;
const MAGNESIUM = 'Ironbark Naturals Magnesium Glycinate 120 Capsules';
const LOCKED = {
  message: 'This delivery is locked in and cannot be changed any more. You can change the next one.',
  code: 'LOCKED_IN',
} as const;

async function show(autodelivery = sampleAutoDelivery()) {
  serve(...autoDeliveryHandlers([autodelivery]));
  render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
  return within(await screen.findByRole('article', { name: autodelivery.name }));
}

beforeEach(() => {
  startSampleShop();
});

describe('AutoDelivery management', () => {
  it('lists name, frequency, status, last payment, dates, card, items and delivery [2.19-01 3.j-01 3.j-02 3.j-04 3.j-05]', async () => {
    const card = await show();
    expect(card.getAllByText('Every 4 weeks')).toHaveLength(2);
    expect(card.queryByText('Active')).not.toBeNull();
    expect(card.queryByText('Last payment succeeded')).not.toBeNull();
    expect(await card.findByText('Visa ending in 4242')).not.toBeNull();
    const steps = within(card.getByRole('list', { name: 'Next delivery' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'We remind youTue 24 Nov (done)',
      'Changes closeSat 28 Nov (next step)',
      'Ordered, card chargedSun 29 Nov',
      'ExpectedThu 3 Dec to Wed 9 Dec',
    ]);
    expect(card.getByRole('link', { name: MAGNESIUM }).getAttribute('href')).toBe(
      '/products/ironbark-magnesium',
    );
    expect(card.queryByText('$31.78')).not.toBeNull();
    expect(card.queryByText(/Surry Hills NSW 2010/)).not.toBeNull();
    expect(card.queryByText(/Behind the pot plant/)).not.toBeNull();
    expect(card.queryByText(/May be left without a signature/)).not.toBeNull();
  });

  it('shows what its owner has agreed to, on the day of the delivery address [consent-15]', async () => {
    const card = await show(sampleAutoDelivery({ shipping_state: 'NSW' }));
    await userEvent.click(await card.findByText('What you have agreed to'));
    expect(await card.findByText('You agreed on 1 November 2026:')).toBeTruthy();
    expect(card.getByText(/^Every 4 weeks, until you cancel, we send you/)).toBeTruthy();
  });

  it('pauses optimistically and resumes [2.19-02 4.j-01]', async () => {
    const card = await show();
    await userEvent.click(card.getByRole('button', { name: 'Pause' }));
    expect(card.queryByText('Paused')).not.toBeNull();
    await card.findByText('Paused. Nothing is charged or sent until you resume it.');
    expect(sentVariables(AutodeliveriesPauseDocument)).toEqual([{ input: { id: 'ad-1' } }]);
    await userEvent.click(card.getByRole('button', { name: 'Resume' }));
    await card.findByText(
      'Running again. Next order and charge: Sun 29 Nov, expected Thu 3 Dec to Wed 9 Dec.',
    );
    expect(sentVariables(AutodeliveriesResumeDocument)).toEqual([{ input: { id: 'ad-1' } }]);
  });

  it('rolls a failed pause back and shows why', async () => {
    const card = await show();
    serve(
      respondWithError(AutodeliveriesPauseDocument, {
        message: 'This AutoDelivery has ended.',
        code: 'AUTODELIVERY_ENDED',
      }),
    );
    await userEvent.click(card.getByRole('button', { name: 'Pause' }));
    expect((await card.findByRole('alert')).textContent).toContain('This AutoDelivery has ended.');
    expect(card.queryByText('Active')).not.toBeNull();
  });

  it('skips the next delivery after showing the new date [2.19-02]', async () => {
    const card = await show();
    const skip = card.getByRole('button', { name: 'Skip next delivery' });
    await userEvent.click(skip);
    const dialog = within(await screen.findByRole('dialog', { name: 'Skip the order of Sun 29 Nov?' }));
    expect(dialog.queryByText(/then placed and charged on Sun 27 Dec/)).not.toBeNull();
    expect(sentVariables(AutodeliveriesSkipDocument)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Skip delivery' }));
    await waitFor(() => expect(document.activeElement).toBe(skip));
    await card.findByText('Skipped. Next order and charge: Sun 27 Dec, expected Mon 4 Jan to Fri 8 Jan.');
    expect(sentVariables(AutodeliveriesSkipDocument)).toEqual([
      { input: { id: 'ad-1', delivery_date: '2026-11-30T22:00:00Z' } },
    ]);
    await userEvent.click(card.getByRole('button', { name: 'Skip next delivery' }));
    await screen.findByRole('dialog', { name: 'Skip the order of Sun 27 Dec?' });
  }, 20_000);

  it('deletes after confirmation and moves focus [2.19-02]', async () => {
    const card = await show();
    await userEvent.click(card.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Bathroom shelf?' }));
    expect(sentVariables(AutodeliveriesDeleteDocument)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete AutoDelivery' }));
    await screen.findByText(/Bathroom shelf was deleted/);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByText(/was deleted/).closest('[tabindex]')),
    );
    const more = await screen.findByRole('link', { name: 'How AutoDelivery works' });
    expect(more.getAttribute('href')).toBe('/discover/auto-delivery');
  }, 20_000);

  it('sends only the fields that changed [2.19-02 7.h-06]', async () => {
    const card = await show();
    await card.findByText('Visa ending in 4242');
    await userEvent.click(card.getByRole('button', { name: 'Edit' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit Bathroom shelf' }));
    const name = sheet.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Shelf');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Card' }), 'src_amex');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: /How often/ }), '8W');
    await userEvent.click(sheet.getByRole('radio', { name: 'I’ll sign for it' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('article', { name: 'Shelf' });
    await screen.findByText('Your changes were saved.');
    expect(sentVariables(AutodeliveriesEditDocument)).toEqual([
      {
        input: {
          id: 'ad-1',
          name: 'Shelf',
          frequency: '8W',
          stripe_source_id: 'src_amex',
          authority_to_leave: false,
        },
      },
    ]);
  }, 20_000);

  it('shows the API’s address error at its field', async () => {
    const card = await show();
    const mismatch = 'The suburb, state and postcode do not match';
    serve(
      respondWithError(AutodeliveriesEditDocument, {
        message: mismatch,
        code: 'INVALID_INPUT',
        extensions: { fields: { shipping_suburb: mismatch } },
      }),
    );
    await userEvent.click(card.getByRole('button', { name: 'Edit' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Suburb' }), 'x');
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await sheet.findByText(mismatch);
    expect(document.activeElement).toBe(sheet.getByRole('textbox', { name: /Suburb/ }));
  }, 20_000);

  it('moves focus to the first invalid field on the screen', async () => {
    const card = await show();
    await userEvent.click(card.getByRole('button', { name: 'Edit' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.clear(sheet.getByRole('textbox', { name: 'E-mail for notices' }));
    await userEvent.clear(sheet.getByRole('textbox', { name: 'First name' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await sheet.findByText('First Name is required');
    expect(document.activeElement).toBe(sheet.getByRole('textbox', { name: 'First name' }));
  }, 20_000);

  it('shows all errors together', async () => {
    const card = await show();
    await userEvent.click(card.getByRole('button', { name: 'Edit' }));
    const sheet = within(await screen.findByRole('dialog'));
    const retype = async (name: string, text: string) => {
      await userEvent.clear(sheet.getByRole('textbox', { name }));
      if (text) await userEvent.type(sheet.getByRole('textbox', { name }), text);
    };
    await retype('Name', '');
    await retype('Postcode', 'abcd');
    await retype('Phone', '++');
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await sheet.findByText('Please enter a name');
    for (const field of ['Name', 'Postcode', 'Phone'])
      expect(sheet.getByRole('textbox', { name: field }).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(sheet.getByRole('textbox', { name: 'Name' }));
  }, 20_000);

  it('changes an item optimistically: quantity and next delivery only [2.19-02]', async () => {
    const card = await show();
    const quantity = card.getByRole('textbox', { name: `Quantity of ${MAGNESIUM}` });
    await userEvent.click(
      card.getByRole('button', { name: `Increase quantity of ${MAGNESIUM.toLowerCase()}` }),
    );
    expect(quantity).toHaveProperty('value', '2');
    const [oneOff] = card.getAllByRole('checkbox', { name: 'Next delivery only' });
    if (oneOff) await userEvent.click(oneOff);
    await waitFor(() =>
      expect(sentVariables(AutodeliveriesEditItemDocument)).toEqual([
        { input: { id: 'item-1', quantity: 2 } },
        { input: { id: 'item-1', one_off: true } },
      ]),
    );
    await card.findByText('$55.48');
  });

  it('rolls back a quantity that the API rejects, and shows why', async () => {
    const card = await show();
    serve(respondWithError(AutodeliveriesEditItemDocument, LOCKED));
    await userEvent.click(
      card.getByRole('button', { name: `Increase quantity of ${MAGNESIUM.toLowerCase()}` }),
    );
    await card.findByText(LOCKED.message);
    expect(card.getByRole('textbox', { name: `Quantity of ${MAGNESIUM}` })).toHaveProperty('value', '1');
  });

  const askToRemove = async (card: Awaited<ReturnType<typeof show>>) => {
    await userEvent.click(card.getByRole('button', { name: `Remove ${MAGNESIUM}` }));
    return within(await screen.findByRole('dialog', { name: `Remove ${MAGNESIUM}?` }));
  };

  it('removes an item after confirmation, announces it and preserves focus [2.19-02]', async () => {
    const card = await show();
    const dialog = await askToRemove(card);
    expect(sentVariables(AutodeliveriesRemoveItemDocument)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove item' }));
    const said = await card.findByText(`${MAGNESIUM} was removed.`);
    expect(sentVariables(AutodeliveriesRemoveItemDocument)).toEqual([{ input: { id: 'item-1' } }]);
    await waitFor(() => expect(document.activeElement).toBe(said.closest('[tabindex]')));
    expect(card.queryByRole('region', { name: '1 item' })).not.toBeNull();
  }, 20_000);

  it('retains an item that the API does not allow to be removed, and shows why', async () => {
    const card = await show();
    serve(respondWithError(AutodeliveriesRemoveItemDocument, LOCKED));
    const dialog = await askToRemove(card);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove item' }));
    await dialog.findByText(LOCKED.message);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(card.queryByRole('link', { name: MAGNESIUM })).not.toBeNull();
  }, 20_000);

  it('links to the store to add an item, with instructions', async () => {
    const card = await show();
    expect(card.getByRole('link', { name: 'Add items' }).getAttribute('href')).toBe('/');
    expect(card.queryByText(/Select Existing and “Bathroom shelf”/)).not.toBeNull();
  });

  it('disables changes once the delivery is locked in', async () => {
    const card = await show(sampleAutoDelivery({ milestone: 'charge' }));
    expect(card.queryByRole('button', { name: 'Skip next delivery' })).toBeNull();
    expect(card.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(card.getByRole('textbox', { name: `Quantity of ${MAGNESIUM}` })).toHaveProperty('disabled', true);
  });

  it('asks a guest to sign in', () => {
    startSampleShop({ status: 'guest' });
    render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
    expect(screen.queryByText('AutoDelivery is part of your account.')).not.toBeNull();
  });
});
