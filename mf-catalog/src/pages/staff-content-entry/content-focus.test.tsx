import { serve } from '@saltbush/shared-ui/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
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
import { sampleBanner, samplePromotions, staffContentAnswers } from '../../samples/staff-content';

beforeEach(() => {
  forgetEntered();
  serve(...staffContentAnswers());
});

const panel = () => screen.getByRole('region', { name: 'State of the draft' });
const legend = (words: string) => () => screen.getByText(words, { selector: 'legend' });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the focus at the desk of the content', () => {
  it.each(['Publish now', 'Discard draft'])('stays in the panel after “%s”', async (name) => {
    openEntry();
    await save('A calm summer');
    press(name);
    await confirm(name);
    await screen.findByText('Save a draft before you publish.');
    await isFocused(panel);
  });

  it('stays in the panel when a draft is scheduled, and when that is cancelled', async () => {
    openEntry();
    await save('Planned');
    await enter('Publish from', '2027-01-01T00:00');
    press('Schedule');
    await screen.findByRole('button', { name: 'Cancel schedule' });
    await isFocused(panel);
    expect(statuses()).toContain('Scheduled for 1 January 2027 at 12:00 am AEDT.');
    press('Cancel schedule');
    await screen.findByRole('button', { name: 'Schedule' });
    await isFocused(panel);
    expect(statuses()).toContain('The schedule is cancelled. The draft is kept.');
  });

  it('is at “Save draft” once changes are discarded', async () => {
    openEntry();
    await enter('Title', 'Mine');
    press('Discard my changes');
    await confirm('Discard my changes');
    await says('Your changes are discarded.');
    await isFocused(() => screen.getByRole('button', { name: 'Save draft' }));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Good health');
  });

  it('is at what says that a draft is scheduled once changes to it are discarded', async () => {
    const { unmount } = openEntry();
    await enter('Title', 'Mine');
    unmount();
    const by = { at: '2026-11-24T00:00:00.000Z', staff_name: 'Mei Tran', planned_by: 'Mei Tran' };
    const draft = { value: sampleBanner.published, ...by, planned_for: '2026-12-31T13:00:00.000Z' };
    serve(...staffContentAnswers({ ...sampleBanner, draft }));
    openEntry();
    await screen.findByRole('button', { name: 'Cancel schedule' });
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
    press('Discard my changes');
    await confirm('Discard my changes');
    await isFocused(() => screen.getByText(/^This draft is scheduled/));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Good health');
  });
});

describe('the focus among parts', () => {
  beforeEach(() => serve(...staffContentAnswers(samplePromotions)));

  it('follows a part that is moved to the first place', async () => {
    openEntry({ id: samplePromotions.entry.id });
    await screen.findByText('Promotion 2');
    press('Move up promotion 2');
    expect(document.activeElement).toBe(legend('Promotion 1')());
    expect(statuses()).toContain('Promotion 2 is now promotion 1.');
    expect(screen.getAllByLabelText<HTMLInputElement>('Title').map(({ value }) => value)).toEqual([
      ...['Worth a look', 'Any three', 'Two for $30'],
    ]);
  });

  it('goes to each part that is added, up to the most', async () => {
    openEntry({ id: samplePromotions.entry.id });
    await screen.findByText('Promotion 2');
    for (const number of [3, 4, 5, 6]) {
      press('Add a promotion');
      expect(document.activeElement).toBe(legend(`Promotion ${number}`)());
    }
    expect(screen.queryByRole('button', { name: 'Add a promotion' })).toBeNull();
  });

  it('goes to the part in the place of a removed one, or to the last', async () => {
    openEntry({ id: samplePromotions.entry.id });
    await screen.findByText('Promotion 2');
    press('Add a promotion');
    press('Remove promotion 1');
    expect(document.activeElement).toBe(legend('Promotion 1')());
    press('Remove promotion 2');
    expect(document.activeElement).toBe(legend('Promotion 1')());
    expect(statuses()).toContain('Promotion 2 is removed.');
  });
});
