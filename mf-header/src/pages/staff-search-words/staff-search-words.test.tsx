import { respondWith, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { StaffSearchPreviewDocument, StaffSearchSynonymsSaveDocument } from '../../generated/gql/graphql';
import { signInAs, staffSearchAnswers } from '../../samples/staff-search';
import { page } from '.';

const results = (total: number) => ({ total, products: [] });

beforeEach(() => {
  signInAs('content');
  serve(...staffSearchAnswers());
  serve(
    respondWith(StaffSearchPreviewDocument, ({ query }) => ({
      staff_search_preview: {
        now: results(query === 'tea' ? 12 : 305),
        with_line: results(query === 'tea' ? 3 : 0),
      },
    })),
  );
  render(
    <TestShop>
      <page.Component params={{}} search={new URLSearchParams()} />
    </TestShop>,
  );
});

async function save(typed: string) {
  fireEvent.change(await screen.findByLabelText(/^When shoppers type/), { target: { value: typed } });
  fireEvent.change(screen.getByLabelText(/^Look for/), { target: { value: 'zzz' } });
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  return button;
}

it('a line that kills a search is saved once that is confirmed', async () => {
  const button = await save('vitamin c, tea');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(
    'A search for “vitamin c” finds 305 products now, and nothing with this line.',
  );
  expect(dialog.textContent).not.toContain('“tea”');
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
  expect(sentVariables(StaffSearchSynonymsSaveDocument)).toHaveLength(0);
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('button', { name: 'Save it all the same' }));
  await screen.findByText(/^Saved\. Every search knows/);
  expect(sentVariables(StaffSearchSynonymsSaveDocument)).toMatchObject([
    { input: { typed: ['vitamin c', 'tea'], found: ['zzz'] } },
  ]);
});

it('a line that leaves results is saved at once', async () => {
  await save('tea');
  await screen.findByText(/^Saved\. Every search knows/);
  expect(screen.queryByRole('dialog')).toBeNull();
});
