import { CONTENT_UPLOAD, CONTENT_WORDS } from '@saltbush/contract';
import { respondWithError, sentTo, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  StaffContentPublishDocument,
  StaffContentRestoreDocument,
  StaffContentSaveDraftDocument,
} from '../../generated/gql/graphql';
import {
  confirm,
  enter,
  forgetEntered,
  isFocused,
  openEntry,
  press,
  save,
  says,
} from '../../samples/drive-content';
import {
  sampleBanner,
  samplePromotions,
  staffContentAnswers,
  UPLOADED_BANNER,
} from '../../samples/staff-content';

const preview = () =>
  screen.getByTitle<HTMLIFrameElement>('Preview of what shoppers will see').contentDocument?.body;

/** The api finds fields wrong that the desk took for right. */
const refusal = (fields: Record<string, string>) =>
  respondWithError(StaffContentPublishDocument, {
    ...{ message: 'Please check this', code: 'INVALID_INPUT', extensions: { fields } },
  });

beforeEach(() => {
  forgetEntered();
  serve(...staffContentAnswers());
});

describe('an entry of the content [roles-15]', () => {
  it('is previewed while it is written, saved as a draft, and published after a question', async () => {
    openEntry();
    await enter('Title', 'A calm summer');
    await waitFor(() => expect(preview()?.querySelector('h1')?.textContent).toBe('A calm summer'));
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
    press('Save draft');
    await says('Shoppers do not see it yet.');
    press('Publish now');
    expect(sentVariables(StaffContentPublishDocument)).toHaveLength(0);
    await confirm('Publish now');
    await says('Published.');
    expect(sentVariables(StaffContentPublishDocument)).toMatchObject([
      { input: { content_id: 'banner.hero-morning', expected_version: 1 } },
    ]);
  });

  it('leads to what is wrong before it is sent', async () => {
    openEntry();
    await enter('Title', ' ');
    await enter('Link address', 'browse');
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
    openEntry();
    const control = await screen.findByLabelText('Another picture');
    const file = new File(['x'.repeat(2000)], 'front.jpg', { type: 'image/jpeg' });
    fireEvent.change(control, { target: { files: [file] } });
    await waitFor(() => expect(preview()?.querySelector('img')?.getAttribute('src')).toBe(UPLOADED_BANNER));
    expect(sentTo(CONTENT_UPLOAD)).toEqual(['x'.repeat(2000)]);
    press('Save draft');
    await says('Removed from the HTML: <img>, onclick of <p>.');
  });

  it('is scheduled by the shop’s clock, only read until that is cancelled, and restored', async () => {
    openEntry();
    await save('Planned');
    press('Schedule');
    await says(CONTENT_WORDS.moment_invalid);
    await enter('Publish from', '2027-01-01T00:00');
    press('Schedule');
    await says('1 January 2027 at 12:00 am AEDT, by Jo Marsden');
    expect(screen.getByLabelText<HTMLInputElement>('Title').matches(':disabled')).toBe(true);
    press('Cancel schedule');
    await screen.findByRole('button', { name: 'Publish now' });
    press('Publish now');
    await confirm('Publish now');
    await screen.findByText(/shown now/);
    press('Restore version 1');
    await says('Version 1 is the draft.');
    expect(sentVariables(StaffContentRestoreDocument)).toMatchObject([{ input: { number: 1 } }]);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Good health');
  });

  it('leads from a refused publication to the field', async () => {
    serve(...staffContentAnswers(samplePromotions));
    openEntry({ id: samplePromotions.entry.id });
    await save('Still worth a look');
    serve(refusal({ '1.targetLink': CONTENT_WORDS.link_unknown }));
    press('Publish now');
    await confirm('Publish now');
    const wrong = await screen.findByRole('link', {
      name: `Promotion 2, Link address: ${CONTENT_WORDS.link_unknown}`,
    });
    fireEvent.click(wrong);
    expect(document.activeElement).toBe(screen.getAllByLabelText('Link address')[1]);
    await save('Another look');
    expect(screen.queryByRole('link', { name: /Promotion 2, Link address/ })).toBeNull();
  });

  it('says at its field which moment cannot be scheduled', async () => {
    openEntry();
    await save('Planned');
    serve(refusal({ from: CONTENT_WORDS.moment_skipped }));
    await enter('Publish from', '2027-10-03T02:30');
    press('Schedule');
    await screen.findByText(CONTENT_WORDS.moment_skipped);
    await isFocused(() => screen.getByLabelText('Publish from'));
  });

  it('is not for other roles', () => {
    openEntry({ role: 'support' });
    expect(screen.getByText('This desk is not part of your role')).toBeTruthy();
  });
});
