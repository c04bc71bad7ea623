import { CONTENT_UPLOAD, CONTENT_WORDS } from '@saltbush/contract';
import { respondWithError, sentTo, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  StaffContentPublishDocument,
  StaffContentRestoreDocument,
  StaffContentSaveDraftDocument,
} from '../../generated/gql/graphql';
import {
  sampleBanner,
  samplePromotions,
  staffContentAnswers,
  UPLOADED_BANNER,
} from '../../samples/staff-content';
import { signInAs } from '../../samples/staff-products';
import { page } from '.';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const says = (words: string | RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words));
const preview = () =>
  screen.getByTitle<HTMLIFrameElement>('Preview of what shoppers will see').contentDocument?.body;

function open(role: 'content' | 'support' = 'content') {
  signInAs(role);
  render(
    <TestShop>
      <page.Component params={{ id: 'banner.hero-morning' }} search={new URLSearchParams()} />
    </TestShop>,
  );
}

async function type(label: string | RegExp, words: string) {
  const field = (await screen.findAllByLabelText(label))[0] as HTMLElement;
  fireEvent.change(field, { target: { value: words } });
}

async function save(title: string) {
  await type('Title', title);
  press('Save draft');
  await says('The draft is saved.');
}

async function confirm(name: string) {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
}

beforeEach(() => serve(...staffContentAnswers()));

describe('an entry of the content [roles-15]', () => {
  it('is previewed while it is written, saved as a draft, and published after a question', async () => {
    open();
    await type('Title', 'A calm summer');
    await waitFor(() => expect(preview()?.querySelector('h1')?.textContent).toBe('A calm summer'));
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
    press('Save draft');
    await says('Shoppers do not see it yet.');
    press('Publish now');
    expect(sentVariables(StaffContentPublishDocument)).toHaveLength(0);
    await confirm('Publish now');
    await says('It is published.');
    expect(sentVariables(StaffContentPublishDocument)).toMatchObject([
      { input: { content_id: 'banner.hero-morning', expected_version: 1 } },
    ]);
  });

  it('leads to what is wrong before it is sent', async () => {
    open();
    await type('Title', ' ');
    await type('Link address', 'browse');
    press('Save draft');
    const title = await screen.findByText('Please check the following');
    const summary = title.closest('[role="alert"]');
    expect(document.activeElement).toBe(summary);
    expect(summary?.textContent).toContain(CONTENT_WORDS.missing);
    expect(summary?.textContent).toContain(CONTENT_WORDS.link_malformed);
    expect(sentVariables(StaffContentSaveDraftDocument)).toHaveLength(0);
  });

  it('shows an uploaded picture at once, and says what was removed from HTML', async () => {
    serve(...staffContentAnswers(sampleBanner, ['<img>', 'onclick of <p>']));
    open();
    const control = await screen.findByLabelText('Another picture');
    const file = new File(['x'.repeat(2000)], 'front.jpg', { type: 'image/jpeg' });
    fireEvent.change(control, { target: { files: [file] } });
    await waitFor(() => expect(preview()?.querySelector('img')?.getAttribute('src')).toBe(UPLOADED_BANNER));
    expect(sentTo(CONTENT_UPLOAD)).toEqual(['x'.repeat(2000)]);
    press('Save draft');
    await says('Removed from the HTML: <img>, onclick of <p>.');
  });

  it('keeps what was entered when a colleague was faster, and is saved over that knowingly', async () => {
    open();
    const message = 'Mei Tran has changed this meanwhile, on 24 November 2026 at 11:00 am AEDT.';
    await type('Title', 'Mine');
    serve(respondWithError(StaffContentSaveDraftDocument, { message, code: 'CONTENT_MOVED' }));
    serve(...staffContentAnswers({ ...sampleBanner, version: 4 }).slice(1, 2));
    press('Save draft');
    await says(message);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Mine');
    serve(...staffContentAnswers({ ...sampleBanner, version: 4 }));
    press('Save over that change');
    await says('The draft is saved.');
    expect(sentVariables(StaffContentSaveDraftDocument).at(-1)).toMatchObject({
      input: { expected_version: 4 },
    });
  });

  it('is planned by the shop’s clock, only read until the plan is cancelled, and restored', async () => {
    open();
    await save('Planned');
    press('Plan');
    await says(CONTENT_WORDS.moment_invalid);
    await type('Publish from', '2027-01-01T00:00');
    press('Plan');
    await says('1 January 2027 at 12:00 am AEDT, by Jo Marsden');
    expect(screen.getByLabelText<HTMLInputElement>('Title').matches(':disabled')).toBe(true);
    press('Cancel plan');
    await screen.findByRole('button', { name: 'Publish now' });
    press('Publish now');
    await confirm('Publish now');
    await screen.findByText(/shown now/);
    press('Restore version 1');
    await says('Version 1 is the draft.');
    expect(sentVariables(StaffContentRestoreDocument)).toMatchObject([{ input: { number: 1 } }]);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Good health');
  });

  it('adds, moves and removes parts, and keeps the focus', async () => {
    serve(...staffContentAnswers(samplePromotions));
    open();
    await screen.findByText('Promotion 2');
    press('Move promotion 2 to the front of promotion 1');
    press('Add a promotion');
    expect(screen.getByText('Promotion 3')).toBeTruthy();
    press('Remove promotion 3');
    expect(document.activeElement?.textContent).toContain('Promotion 1');
    press('Save draft');
    await says('The draft is saved.');
    const [sent] = sentVariables(StaffContentSaveDraftDocument);
    expect(sent?.input.value.items.map(({ id }) => id)).toEqual(['card-1', 'card-0']);
  });

  it('is not for other roles', () => {
    open('support');
    expect(screen.getByText('This desk is not part of your role')).toBeTruthy();
  });
});
