import { respondWith, respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { StaffContentSaveDraftDocument } from '../../generated/gql/graphql';
import { confirm, enter, forgetEntered, hold, openEntry, press, says } from '../../samples/drive-content';
import { sampleBanner, staffContentAnswers } from '../../samples/staff-content';

beforeEach(() => {
  forgetEntered();
  serve(...staffContentAnswers());
});

const title = () => screen.getByLabelText<HTMLInputElement>('Title').value;
const button = (name: string) => screen.queryByRole('button', { name });
const message = 'Mei Tran changed this on 24 November 2026 at 11:00 am AEDT.';

/** Saves while a colleague has already saved the fourth version. */
async function saveTooLate(): Promise<void> {
  await enter('Title', 'Mine');
  serve(respondWithError(StaffContentSaveDraftDocument, { message, code: 'CONTENT_MOVED' }));
  serve(...staffContentAnswers({ ...sampleBanner, version: 4 }).slice(1, 2));
  press('Save draft');
  await says(message);
  serve(...staffContentAnswers({ ...sampleBanner, version: 4 }));
}

/** Whether the browser would ask before the page is closed. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('what was entered and not saved', () => {
  it('outlasts a colleague’s change, over which it is saved knowingly', async () => {
    openEntry();
    await saveTooLate();
    expect(title()).toBe('Mine');
    press('Overwrite their version');
    await says('The draft is saved.');
    expect(sentVariables(StaffContentSaveDraftDocument).at(-1)).toMatchObject({
      input: { expected_version: 4 },
    });
  });

  it('gives way to the colleague’s version after a question, and nothing is said about that any more', async () => {
    openEntry();
    await saveTooLate();
    press('Use their version');
    await confirm('Use their version');
    await waitFor(() => expect(title()).toBe('Good health'));
    expect(document.body.textContent).not.toContain(message);
    await enter('Title', 'Mine again');
    expect(button('Save draft')).not.toBeNull();
    expect(button('Overwrite their version')).toBeNull();
    expect(document.body.textContent).not.toContain(message);
  });

  it('is there after another page, and the browser asks before it is lost', async () => {
    const { unmount } = openEntry();
    await screen.findByLabelText('Title');
    expect(asks()).toBe(false);
    await enter('Title', 'Mine');
    unmount();
    expect(asks()).toBe(true);
    openEntry();
    await screen.findByLabelText('Title');
    expect(title()).toBe('Mine');
    press('Save draft');
    await says('The draft is saved.');
    expect(asks()).toBe(false);
  });

  it('stays until the question whether to discard it is answered', async () => {
    openEntry();
    await enter('Title', 'Mine');
    press('Discard my changes');
    await confirm('Go back');
    expect(title()).toBe('Mine');
  });

  it('stays when it was entered while a draft was being saved', async () => {
    const answer = hold();
    const draft = { ...sampleBanner, version: 1 };
    const saved = respondWith(StaffContentSaveDraftDocument, async () => {
      await answer.held;
      return { staff_content_save_draft: { content: draft, removed: [] } };
    });
    serve(saved);
    openEntry();
    await enter('Title', 'First');
    press('Save draft');
    await waitFor(() => expect(sentVariables(StaffContentSaveDraftDocument)).toHaveLength(1));
    await enter('Title', 'Second');
    answer.release();
    await says('What you have entered since is not part of it.');
    expect(title()).toBe('Second');
    press('Save draft');
    await waitFor(() =>
      expect(sentVariables(StaffContentSaveDraftDocument)[1]?.input.expected_version).toBe(1),
    );
  });

  it('is not left for the page that shoppers see, which opens in a new tab', async () => {
    openEntry();
    const link = await screen.findByRole('link', {
      name: /^Open the page that shoppers see.*opens in a new tab/,
    });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});
