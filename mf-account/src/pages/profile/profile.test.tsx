import { respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  UsersAddAddressDocument,
  UsersEditAddressDocument,
  UsersRemoveAddressDocument,
} from '../../generated/gql/graphql';
import { addressHandlers } from '../../samples/addresses';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { page } from '.';

const { Component } = page;
const MISMATCH = 'The suburb, state and postcode do not match';

async function show() {
  serve(...addressHandlers());
  render(<Component params={{}} search={new URLSearchParams()} />, { wrapper: SampleShop });
  return within(await screen.findByRole('region', { name: 'Your addresses' }));
}
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

const scrollIntoView = vi.fn();
/** Expects the element to have focus and to have been scrolled into view. */
async function outcomeIsInSight(outcome: string) {
  const place = screen.getByText(outcome).closest('[tabindex]');
  await waitFor(() => expect(document.activeElement).toBe(place));
  expect(scrollIntoView.mock.contexts).toContain(place);
}

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  startSampleShop();
});

describe('delivery addresses', () => {
  it('lists several addresses and marks the default', async () => {
    const page = await show();
    const [home, work] = page.getAllByRole('listitem');
    expect(home?.textContent).toMatch(/Default14 Fig Tree LaneSurry Hills NSW 2010/);
    expect(work?.textContent).toContain('Level 4, 88 Harbour StreetSydney NSW 2000');
  });

  it('validates a new address and suggests the suburbs of its postcode', async () => {
    const page = await show();
    await userEvent.click(page.getByRole('button', { name: 'Add an address' }));
    const form = await sheet('Add an address');
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await form.findByText('Please enter your suburb');
    expect(sentVariables(UsersAddAddressDocument)).toEqual([]);
    await userEvent.type(form.getByRole('combobox', { name: 'Street address' }), '5 Oxford Street');
    await userEvent.type(form.getByRole('textbox', { name: 'Postcode' }), '2010');
    await userEvent.click(await form.findByRole('button', { name: 'Darlinghurst' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '0491 570 006');
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await page.findByText('Your address was saved.');
    expect(sentVariables(UsersAddAddressDocument)[0]?.input).toMatchObject({
      first_name: 'Mara',
      address_1: '5 Oxford Street',
      suburb: 'Darlinghurst',
      state: 'NSW',
      postcode: '2010',
    });
    expect(page.getAllByRole('listitem')).toHaveLength(3);
    await outcomeIsInSight('Your address was saved.');
  }, 20_000);

  it('shows at the field that suburb, state and postcode do not match', async () => {
    const page = await show();
    serve(
      respondWithError(UsersEditAddressDocument, {
        message: MISMATCH,
        code: 'INVALID_INPUT',
        extensions: { fields: { suburb: MISMATCH } },
      }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Edit 14 Fig Tree Lane' }));
    const form = await sheet('Edit address');
    await userEvent.type(form.getByRole('textbox', { name: 'Suburb' }), 'x');
    await userEvent.click(form.getByRole('button', { name: 'Save address' }));
    await form.findByText(MISMATCH);
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: /Suburb/ }));
  }, 20_000);

  it('restores focus when the form is closed without saving', async () => {
    const page = await show();
    const add = page.getByRole('button', { name: 'Add an address' });
    await userEvent.click(add);
    await sheet('Add an address');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(add));
  }, 20_000);

  it('makes another address the default', async () => {
    const page = await show();
    await userEvent.click(page.getByRole('button', { name: 'Make 88 Harbour Street the default address' }));
    await page.findByRole('button', { name: 'Make 14 Fig Tree Lane the default address' });
  });

  it('deletes an address after confirmation, announces it and preserves focus', async () => {
    const page = await show();
    await userEvent.click(page.getByRole('button', { name: 'Delete 88 Harbour Street' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    await page.findByText('88 Harbour Street was deleted.');
    expect(sentVariables(UsersRemoveAddressDocument)).toEqual([{ input: { id: 'a2' } }]);
    await outcomeIsInSight('88 Harbour Street was deleted.');
  }, 20_000);
});
