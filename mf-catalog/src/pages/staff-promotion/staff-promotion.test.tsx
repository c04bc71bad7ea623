import { PROMOTION_MESSAGES, PROMOTION_NUMBER_MESSAGES } from '@saltbush/contract';
import { sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  StaffPromotionPreviewDocument,
  StaffPromotionsChangeDocument,
  StaffPromotionsEndDocument,
  StaffPromotionsPublishDocument,
  StaffPromotionsSaveDocument,
} from '../../generated/gql/graphql';
import { signInAs } from '../../samples/staff-products';
import { IRON, sampleDraft, staffPromotionAnswers, ZINC } from '../../samples/staff-promotions';
import { page } from '.';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

function open(id = '13', search = '') {
  render(
    <TestShop>
      <page.Component params={{ id }} search={new URLSearchParams(search)} />
    </TestShop>,
  );
}

beforeEach(() => {
  signInAs('manager');
  serve(...staffPromotionAnswers());
});

describe('a draft at the desk', () => {
  it('is saved with found products as a change of the version that was shown', async () => {
    open();
    const search = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Find by name or code' });
    fireEvent.change(search, { target: { value: 'iron' } });
    fireEvent.click(within(search.form as HTMLElement).getByRole('button', { name: 'Find' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Add.*Iron/ }));
    await type('Percentage off', '15');
    await type('Until', '2027-03-01T09:00');
    await type('From', '2027-02-01T09:00');
    press('Save draft');
    await waitFor(() =>
      expect(sentVariables(StaffPromotionsSaveDocument)).toMatchObject([
        {
          input: {
            promotion_id: '13',
            version: 1,
            percent: 15,
            product_ids: [ZINC.id, IRON.id],
            kind: 'buy_n_save_percent',
          },
        },
      ]),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Save draft' }, { timeout: 5000 }));
    await waitFor(() => expect(sentVariables(StaffPromotionsSaveDocument)).toHaveLength(2));
    expect(sentVariables(StaffPromotionsSaveDocument)[1]).toMatchObject({ input: { version: 2 } });
  });

  it('leads to the first field that is wrong, and sends nothing', async () => {
    open();
    await type('Percentage off', '100');
    await type('Until', '2026-01-01T09:00');
    press('Save draft');
    expect(await screen.findByText(PROMOTION_NUMBER_MESSAGES.percent)).toBeTruthy();
    expect(screen.getByText(PROMOTION_MESSAGES.backwards)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Percentage off'));
    expect(sentVariables(StaffPromotionsSaveDocument)).toHaveLength(0);
  });

  it('is tried with a cart, and published once that is confirmed; not while changes are unsaved', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Price this cart' }));
    const table = await screen.findByRole('region', { name: 'Lines of the cart' });
    expect(within(table).getByText('10% off is included.')).toBeTruthy();
    expect(sentVariables(StaffPromotionPreviewDocument)).toMatchObject([
      { input: { promotion_id: '13', lines: [{ product_id: ZINC.id, quantity: 2 }] } },
    ]);
    await type('Title', 'Other');
    press('Publish');
    expect(await screen.findByText(/^Please save your changes first/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentVariables(StaffPromotionsPublishDocument)).toHaveLength(0);
  });

  it('is published by a manager, who ends it; its numbers are no fields any more', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    expect((await dialog()).textContent).toContain('Save 10% on 2 or more, for 1 product');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Publish' }));
    await screen.findByRole('button', { name: 'Save changes' });
    expect(sentVariables(StaffPromotionsPublishDocument)).toEqual([
      { input: { promotion_id: '13', version: 1 } },
    ]);
    expect(screen.queryByLabelText('Percentage off')).toBeNull();
    press('End promotion');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'End promotion' }));
    await waitFor(() =>
      expect(sentVariables(StaffPromotionsEndDocument)).toEqual([
        { input: { promotion_id: '13', version: 2 } },
      ]),
    );
    expect(await screen.findByText('Ended')).toBeTruthy();
  });

  it('is an editor’s to write, and not to publish [roles-04]', async () => {
    signInAs('content');
    open();
    expect(await screen.findByText('A manager publishes it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeTruthy();
  });
});

it('begins a copy with the words and numbers of another, and without its time', async () => {
  serve(
    ...staffPromotionAnswers({ ...sampleDraft, promotion: { ...sampleDraft.promotion, state: 'ended' } }),
  );
  open('new', 'copy=13');
  const value = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;
  expect([
    await value('Title'),
    await value('Percentage off'),
    await value('From'),
    await value('Until'),
  ]).toEqual([...['Pairs save 10%', '10', '', '']]);
  expect(sentVariables(StaffPromotionsChangeDocument)).toHaveLength(0);
});
