import { respondWith, respondWithError, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  StaffPromotionDocument,
  StaffPromotionsChangeDocument,
  StaffPromotionsPublishDocument,
} from '../../generated/gql/graphql';
import { signInAs } from '../../samples/staff-products';
import { sampleDraft, staffPromotionAnswers } from '../../samples/staff-promotions';
import { page } from '.';

const MOVED = { code: 'PROMOTION_MOVED', message: 'Una User changed this promotion.' } as const;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const open = () =>
  render(
    <TestShop>
      <page.Component params={{ id: '13' }} search={new URLSearchParams()} />
    </TestShop>,
  );

beforeEach(() => {
  signInAs('manager');
  serve(...staffPromotionAnswers());
});

it('publishes the version that was seen: a colleague’s is looked at first [promotions-04]', async () => {
  open();
  await screen.findByRole('button', { name: 'Publish' });
  const theirs = { ...sampleDraft.promotion, display_title: 'Theirs' };
  serve(
    respondWithError(StaffPromotionsPublishDocument, MOVED),
    respondWith(StaffPromotionDocument, {
      staff_promotion: { ...sampleDraft, version: 3, promotion: theirs },
    }),
  );
  for (const times of [1, 2]) {
    press('Publish');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sentVariables(StaffPromotionsPublishDocument)).toHaveLength(times));
    await screen.findByRole('button', { name: 'Look at it now' }, { timeout: 5000 });
  }
  const seen = { input: { promotion_id: '13', version: 1 } };
  expect(sentVariables(StaffPromotionsPublishDocument)).toEqual([seen, seen]);
  press('Look at it now');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Theirs'));
});

it('keeps the wording that was entered when a colleague ends the promotion meanwhile', async () => {
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const running = {
    ...sampleDraft,
    promotion: { ...sampleDraft.promotion, until, state: 'running' as const },
  };
  serve(...staffPromotionAnswers(running));
  open();
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  fireEvent.input(title, { target: { value: 'Mine' } });
  const message = 'This promotion has ended. Begin with a copy.';
  serve(
    respondWithError(StaffPromotionsChangeDocument, { code: 'PROMOTION_STATE', message }),
    respondWith(StaffPromotionDocument, {
      staff_promotion: { ...running, promotion: { ...running.promotion, state: 'ended' as const } },
    }),
  );
  press('Save changes');
  expect((await screen.findByText(/^This promotion has ended/)).textContent).toContain('Look at it now');
  await screen.findByText('Ended');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Mine');
});

it('keeps the focus where products are added and removed', async () => {
  open();
  const search = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Find by name or code' });
  fireEvent.change(search, { target: { value: 'iron' } });
  fireEvent.click(within(search.form as HTMLElement).getByRole('button', { name: 'Find' }));
  const add = await screen.findByRole('button', { name: /^Add.*Iron/ });
  add.focus();
  fireEvent.click(add);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Added.*Iron/ }));
  const [remove] = screen.getAllByRole('button', { name: /^Remove.*Zinc/ });
  remove?.focus();
  fireEvent.click(remove as HTMLElement);
  expect(document.activeElement?.textContent).toBe('1 of up to 200');
});
