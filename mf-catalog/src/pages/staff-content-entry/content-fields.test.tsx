import { CONTENT_KINDS, CONTENT_UPLOAD, contentTooLong } from '@saltbush/contract';
import { HttpResponse, http, serve } from '@saltbush/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enter, forgetEntered, hold, openEntry, press } from '../../samples/drive-content';
import { samplePromotions, staffContentAnswers, UPLOADED_BANNER } from '../../samples/staff-content';

beforeEach(() => {
  forgetEntered();
  serve(...staffContentAnswers());
});

it('a text that is too long is never cut, but named when it is saved', async () => {
  openEntry();
  const { max } = CONTENT_KINDS.banner.fields[1];
  await screen.findByLabelText('Title');
  expect(document.querySelector('[maxlength]')).toBeNull();
  await enter('Title', 'x'.repeat(max + 1));
  press('Save draft');
  await screen.findByRole('link', { name: `Title: ${contentTooLong(max)}` });
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toHaveLength(max + 1);
});

it('a picture that is on its way arrives in its part, though that was moved meanwhile', async () => {
  const answer = hold();
  const arrived = hold();
  serve(...staffContentAnswers(samplePromotions));
  serve(
    http.post(CONTENT_UPLOAD, async () => {
      arrived.release();
      await answer.held;
      const data = { id: '0a'.repeat(12), url: UPLOADED_BANNER, width: 1600, height: 900 };
      return HttpResponse.json({ data }, { status: 201 });
    }),
  );
  openEntry({ id: samplePromotions.entry.id });
  const [, second] = await screen.findAllByLabelText('Another picture');
  const file = new File(['x'.repeat(2000)], 'front.jpg', { type: 'image/jpeg' });
  fireEvent.change(second as HTMLElement, { target: { files: [file] } });
  await arrived.held;
  press('Move up promotion 2');
  answer.release();
  const pictures = () => [...document.querySelectorAll('fieldset img')].map((one) => one.getAttribute('src'));
  await waitFor(() => expect(pictures()[0]).toBe(UPLOADED_BANNER));
  expect(pictures()[1]).not.toBe(UPLOADED_BANNER);
});
