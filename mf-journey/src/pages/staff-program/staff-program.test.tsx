import { sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  JourneyConsultsCompleteDocument,
  JourneyConsultsNotHeldDocument,
  JourneySubscriptionsReviewDocument,
} from '../../generated/gql/graphql';
import {
  sampleNotPutDown,
  sampleReview,
  sampleStaffConsult,
  staffProgramAnswers,
} from '../../samples/staff-programs';
import { page } from '.';

const { Component } = page;
const SPOKEN = { name: /I have spoken with the patient/ };

const show = () =>
  render(
    <TestShop>
      <Component params={{ id: 's1' }} search={new URLSearchParams()} />
    </TestShop>,
  );

beforeEach(() => startWork('practitioner'));
afterEach(() => vi.useRealTimers());

describe('the decision about a program', () => {
  it('asks to put the consult down, no longer whether they have spoken, once it begins [health-28] [health-39]', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const starts_at = new Date(Date.now() + 60_000).toISOString();
    const ends_at = new Date(Date.now() + 7_260_000).toISOString();
    const consults = [sampleStaffConsult({ starts_at, ends_at })];
    serve(...staffProgramAnswers({ ...sampleReview, consult_at: starts_at, consults }));
    show();
    await userEvent.click(await screen.findByRole('radio', { name: /^No medicine/ }));
    expect(screen.getByRole('checkbox', SPOKEN)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.queryByRole('checkbox', SPOKEN)).toBeNull();
    expect(screen.queryByText(/^The first consult is/)).toBeNull();
    expect(screen.getByText(/Please put that down first, then decide/)).toBeDefined();
    await userEvent.type(screen.getByLabelText(/^Note$/), 'Diet first.');
    await userEvent.click(screen.getByRole('button', { name: 'Go on without a medicine' }));
    expect(sentVariables(JourneySubscriptionsReviewDocument)).toHaveLength(0);
  });

  it('is taken once the consult was put down as held, and after one that reached nobody only if they have spoken [health-39]', async () => {
    serve(...staffProgramAnswers({ ...sampleReview, consults: [sampleStaffConsult({ status: 'missed' })] }));
    show();
    await userEvent.click(await screen.findByRole('radio', { name: /^No medicine/ }));
    expect(screen.getByText(/^The patient was not reached/)).toBeDefined();
    await userEvent.type(screen.getByLabelText(/^Note$/), 'Rang again.');
    await userEvent.click(screen.getByRole('checkbox', SPOKEN));
    await userEvent.click(screen.getByRole('button', { name: 'Go on without a medicine' }));
    await vi.waitFor(() =>
      expect(sentVariables(JourneySubscriptionsReviewDocument)).toMatchObject([
        { input: { has_spoken: true } },
      ]),
    );
  });

  it('keeps the note on the way to another page and back, and asks before a reload', async () => {
    serve(...staffProgramAnswers());
    show();
    await userEvent.type(await screen.findByLabelText(/^Note/), 'Tolerates the dose well.');
    cleanup();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    show();
    const note = await screen.findByLabelText(/^Note/);
    expect((note as HTMLTextAreaElement).value).toBe('Tolerates the dose well.');
    await userEvent.click(screen.getByRole('radio', { name: /^No medicine/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Go on without a medicine' }));
    await vi.waitFor(() => {
      const after = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(after);
      expect(after.defaultPrevented).toBe(false);
    });
  });
});

it('takes down that a consult took place, with its note, once [health-39]', async () => {
  serve(...staffProgramAnswers(sampleNotPutDown()));
  show();
  const consults = within(await screen.findByRole('region', { name: 'Consults' }));
  const takePlace = () =>
    userEvent.click(consults.getByRole('button', { name: 'Put down that it took place' }));
  expect(consults.getByText('Not put down')).toBeDefined();
  await takePlace();
  await consults.findByText('Please write a note');
  await userEvent.type(consults.getByLabelText(/^Note of the consult/), 'Advised on diet.');
  await takePlace();
  await consults.findByText('Took place', { selector: 'span' });
  const input = { subscription_id: 's1', booking_id: 'b1', note: 'Advised on diet.' };
  expect(sentVariables(JourneyConsultsCompleteDocument)).toEqual([{ input }]);
});

it('takes down that nobody rang, with the reason [health-60]', async () => {
  serve(...staffProgramAnswers(sampleNotPutDown()));
  show();
  const consults = within(await screen.findByRole('region', { name: 'Consults' }));
  await userEvent.click(consults.getByRole('radio', { name: /^We did not ring/ }));
  const putDown = () =>
    userEvent.click(consults.getByRole('button', { name: 'Put down that we did not ring' }));
  await putDown();
  await consults.findByText('Please write a note');
  await userEvent.type(consults.getByLabelText(/^Reason/), 'Nobody was on duty.');
  await putDown();
  await consults.findByText('We did not ring', { selector: 'span' });
  const input = { subscription_id: 's1', booking_id: 'b1', note: 'Nobody was on duty.' };
  expect(sentVariables(JourneyConsultsNotHeldDocument)).toEqual([{ input }]);
});
