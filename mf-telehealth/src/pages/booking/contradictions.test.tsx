import { navigate } from '@saltbush/shared-ui/platform';
import { mockHealthDrafts, respondWith, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TelehealthBookingsCreateDocument } from '../../generated/gql/graphql';
import { sampleBooking, samplePatients } from '../../samples/booking-answers';
import { fullDraft } from '../../samples/booking-page';
import { age, contradicted, contradictedAtPayment, earlier, pregnancy } from '../../samples/contradictions';
import {
  currentStep,
  findHeading,
  openBooking,
  openForm,
  pay,
  setUpBooking,
} from '../../samples/drive-booking';
import { entryOfAnswer } from '../../shared/booking/health-answers';

setUpBooking();

const ANSWERS = {
  diagnosed_using_pcr_or_rat_test: 'yes',
  symptoms_in_last_five_days: 'yes',
  pregnant_or_breastfeeding: 'no',
  experiencing_any_health_risk: 'no',
  hospitalized_due_to_covid: 'no',
  in_condition_or_treatment: 'no',
};
const FIXED = { eighteen_year_old_or_above: 'yes' };
const granted = respondWith(TelehealthBookingsCreateDocument, {
  telehealth_bookings_create: { booking: sampleBooking() },
});
const [priya] = samplePatients;
const at = '/telehealth/covid-antivirals/book?step=review';
const health = { answers: ANSWERS, acceptsTerms: true, notes: 'Since Monday' };
const openGuest = () => openBooking({ at, draft: fullDraft, health });
/** A member goes on with what the shop has kept of their booking. */
function openMember(): void {
  const given = Object.entries(ANSWERS).map(([key, to]) => [entryOfAnswer(key), to]);
  const { answers: _answers, ...other } = health;
  const CovidAntiviral = {
    ...fullDraft,
    ...other,
    ...Object.fromEntries(given),
    patient: { ...priya, email: '' },
  };
  serve(...mockHealthDrafts({ CovidAntiviral }));
  openBooking({ at, signedIn: true });
}

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
const title = () => screen.findByRole('heading', { level: 2, name: 'Please clear this up first' });
const about = async (question: string) => within(await screen.findByRole('region', { name: question }));
const sent = () => sentVariables(TelehealthBookingsCreateDocument).map(({ input }) => input);

describe('answers that contradict something [health-52]', () => {
  it('are put to a guest, who says why both are right before anything is held', async () => {
    serve(contradicted(age));
    openGuest();
    await goOn();
    await waitFor(async () => expect(document.activeElement).toBe(await title()));
    const question = await about(age.question);
    expect(question.getByText(age.says)).toBeTruthy();
    expect(question.getByText('No')).toBeTruthy();
    expect(question.getByRole('link', { name: /^Change my answer/ }).getAttribute('href')).toBe(
      '/telehealth/covid-antivirals/book?step=questions&q=4',
    );
    expect(question.getByRole('link', { name: 'Change the date of birth' }).getAttribute('href')).toMatch(
      /step=patient$/,
    );
    await goOn();
    const why = question.getByLabelText('Or: both are right, because');
    expect(document.activeElement).toBe(why);
    expect(question.getByText('Please say why both are right, or correct one of them')).toBeTruthy();
    expect(sent()).toHaveLength(1);
    await userEvent.type(why, 'I feel well');
    serve(granted);
    await goOn();
    await findHeading('Pay and book');
    expect(sent().map((input) => input.contradiction_notes)).toEqual([
      undefined,
      [{ id: 'c2', note: 'I feel well' }],
    ]);
    expect(sent()[1]?.notes).toBe('Since Monday');
  });

  it('by a wrong date of birth are corrected by a guest, who loses nothing else', async () => {
    serve(contradicted(age));
    openGuest();
    await goOn();
    await userEvent.click(await screen.findByRole('link', { name: 'Change the date of birth' }));
    act(() => navigate(at.replace('review', 'patient')));
    const year = await screen.findByLabelText('Year');
    await userEvent.clear(year);
    await userEvent.type(year, '1985');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(currentStep()).toBe('contact'));
    act(() => navigate(at));
    serve(granted);
    await goOn();
    await findHeading('Pay and book');
    const [, second] = sent();
    expect(second?.guest?.dob).toMatch(/^1985/);
    expect(second).toMatchObject({
      notes: 'Since Monday',
      questionnaire: JSON.stringify({ ...FIXED, ...ANSWERS }),
    });
  });

  it('are corrected in the record, in their place, and asked anew', async () => {
    serve(contradicted(pregnancy, earlier));
    openMember();
    await goOn();
    const question = await about(pregnancy.question);
    const before = await about(earlier.question);
    expect(before.queryByRole('button')).toBeNull();
    await userEvent.type(question.getByLabelText(/both are right/), 'No longer');
    await openForm(/^Correct the record ?for “Are you pregnant or breastfeeding\?”$/);
    await screen.findByRole('heading', { name: 'Edit patient' });
    await userEvent.click(screen.getByRole('button', { name: 'Save patient' }));
    expect(await screen.findByText('The record is saved. Please go on.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Please clear this up first' })).toBeNull();
    expect(currentStep()).toBe('review');
    await goOn();
    await title();
    const kept = (await about(pregnancy.question)).getByLabelText<HTMLTextAreaElement>(/both are right/);
    expect(kept.value).toBe('No longer');
    serve(granted);
    await userEvent.type(
      (await about(earlier.question)).getByLabelText(/both are right/),
      'That was for a fall',
    );
    await goOn();
    await findHeading('Pay and book');
    expect(sent().at(-1)?.contradiction_notes).toEqual([
      { id: 'c1', note: 'No longer' },
      { id: 'c3', note: 'That was for a fall' },
    ]);
  });

  it('because the record has changed come back from the payment, with nothing lost', async () => {
    openMember();
    await goOn();
    await findHeading('Pay and book');
    serve(contradictedAtPayment(pregnancy));
    await pay();
    await findHeading('Check your booking');
    await waitFor(async () => expect(document.activeElement).toBe(await title()));
    expect(screen.getByDisplayValue('Since Monday')).toBeTruthy();
  });
});
