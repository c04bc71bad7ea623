import { PHOTO_ALT_MISSING, PHOTO_UPLOAD } from '@saltbush/contract';
import {
  HttpResponse,
  http,
  respondWithError,
  sentTo,
  sentVariables,
  serve,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { StaffPhotosRemoveDocument, StaffPhotosSetDocument } from '../../generated/gql/graphql';
import { DRAWN, UPLOADED } from '../../samples/staff-photos';
import { signInAs, staffProductAnswers } from '../../samples/staff-products';
import { page } from '.';

const file = (name = 'front.jpg', type = 'image/jpeg') => new File(['x'.repeat(2000)], name, { type });
const input = (label = 'Photo') => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pictures = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));
const says = (words: string | RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(words),
    ),
  );

async function choose(chosen = file()) {
  fireEvent.change(await input(), { target: { files: [chosen] } });
  await says(/is uploaded/);
}

async function save(words: string) {
  const field = screen.getByLabelText(/^What the photo shows/);
  fireEvent.change(field, { target: { value: words } });
  screen.getByRole('button', { name: /^Save/ }).focus();
  press((document.activeElement as HTMLElement).textContent ?? '');
}

function open(role: 'content' | 'pharmacist' = 'content') {
  signInAs(role);
  render(
    <TestShop>
      <page.Component params={{ id: '102' }} search={new URLSearchParams()} />
    </TestShop>,
  );
}

beforeEach(() => serve(...staffProductAnswers()));

describe('the photo at the desk [roles-14]', () => {
  it('is seen beside the present picture before it is saved with its words', async () => {
    open();
    await choose();
    expect(sentTo(PHOTO_UPLOAD)).toEqual(['x'.repeat(2000)]);
    expect(pictures()).toEqual([DRAWN.url, UPLOADED.url]);
    expect(sentVariables(StaffPhotosSetDocument)).toHaveLength(0);
    await save('  ');
    expect(await screen.findByText(PHOTO_ALT_MISSING)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^What the photo shows/));
    expect(sentVariables(StaffPhotosSetDocument)).toHaveLength(0);
    await save(' The front of the pack ');
    await says('Shoppers see this photo now.');
    const expected = { product_id: '102', photo_id: UPLOADED.id, expected_version: 0 };
    expect(sentVariables(StaffPhotosSetDocument)).toEqual([
      { input: { ...expected, alt: 'The front of the pack' } },
    ]);
    expect(pictures()).toEqual([UPLOADED.url]);
    expect(
      screen.getByText(/Shoppers see this photo: The front of the pack\. Set by Jo Marsden/),
    ).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Save'));
  });

  it('is removed once that is confirmed, and the focus goes to the drawing', async () => {
    open();
    await choose();
    await save('The front');
    await says('Shoppers see this photo now.');
    press('Remove photo');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove photo' }));
    await says('Removed');
    expect(sentVariables(StaffPhotosRemoveDocument)).toEqual([
      { input: { product_id: '102', expected_version: 1 } },
    ]);
    expect(pictures()).toEqual([DRAWN.url]);
    await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('img'))).toBe(true));
  });

  it('is discarded without a trace, and the focus stays in the panel', async () => {
    open();
    await choose();
    press('Discard');
    await says('Discarded');
    expect(pictures()).toEqual([DRAWN.url]);
    expect(document.activeElement?.contains(screen.getByRole('img'))).toBe(true);
    expect(screen.queryByLabelText(/^What the photo shows/)).toBeNull();
  });

  it('says beside the control why a file is refused, and takes another one', async () => {
    open();
    const message = 'This picture is damaged or not complete. Please export it again.';
    serve(http.post(PHOTO_UPLOAD, () => HttpResponse.json({ message }, { status: 400 }), { once: true }));
    const control = await input();
    fireEvent.change(control, { target: { files: [file()] } });
    await says(message);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ).toContain(message);
    await choose();
    expect(screen.queryAllByText(message)).toEqual([]);
  });

  it('is taken by drag and drop, and not sent if it cannot be a photo', async () => {
    open();
    const zone = (await input()).parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [file('drawing.svg', 'image/svg+xml')] } });
    expect((await screen.findByRole('alert')).textContent).toContain('drawing.svg is not a kind of file');
    expect(sentTo(PHOTO_UPLOAD)).toHaveLength(0);
    fireEvent.drop(zone, { dataTransfer: { files: [file()] } });
    await says(/is uploaded/);
  });

  it('shows a colleague’s change and keeps the chosen photo', async () => {
    open();
    const message = 'A colleague has changed this photo meanwhile. Please look at it again.';
    serve(respondWithError(StaffPhotosSetDocument, { message, code: 'PHOTO_MOVED' }));
    await choose();
    await save('The front');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(pictures()).toEqual([DRAWN.url, UPLOADED.url]);
  });

  it('is only looked at by others', async () => {
    open('pharmacist');
    expect(await screen.findByText('Shoppers see this drawing.')).toBeTruthy();
    expect(screen.queryByLabelText('Photo')).toBeNull();
  });
});
