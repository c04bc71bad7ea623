import {
  CARER_QUESTIONNAIRE,
  CERTIFICATE_QUESTIONNAIRE,
  COVID_QUESTIONNAIRE,
  PRESCRIPTION_QUESTIONNAIRE,
  RED_FLAG_MESSAGE,
  RED_FLAG_TITLE,
} from '@saltbush/contract';
import { HealthDraftSaveDocument } from '@saltbush/shared-ui/health-drafts';
import { respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TelehealthBookingsCreateDocument } from '../../generated/gql/graphql';
import { bookingAnswers, NOW } from '../../samples/booking-answers';
import { BookingInShop, fullDraft, reloadBooking, startBooking } from '../../samples/booking-page';

const MEDICINE = { id: '7001', name: 'Atorvastatin 40mg 30 Tablets' };

/** Each questionnaire with passing answers, in the order of its questions. */
const PASSING = [
  {
    type: 'OnlineScripts',
    slug: 'online-scripts',
    of: PRESCRIPTION_QUESTIONNAIRE,
    answers: ['Yes', 'No', 'Yes', 'No'],
  },
  {
    type: 'CovidAntiviral',
    slug: 'covid-antivirals',
    of: COVID_QUESTIONNAIRE,
    answers: ['Yes', 'Yes', 'No', 'No', 'Yes', 'No'],
  },
  {
    type: 'MultidayMedcerts',
    slug: 'medical-certificate-multi-day',
    of: CERTIFICATE_QUESTIONNAIRE,
    answers: ['Yes', 'No', 'No', '2+ days', 'Yes', 'Yes'],
  },
  {
    type: 'MedcertsCarer',
    slug: 'medical-certificate-carer',
    of: CARER_QUESTIONNAIRE,
    answers: ['Parent', 'No', 'No', 'No', '1 day', 'Yes', 'Yes'],
  },
] as const;

let putBack: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  serve(...bookingAnswers());
});
afterEach(() => {
  putBack();
  vi.useRealTimers();
});

function open(type: (typeof PASSING)[number]['type'], slug: string): void {
  putBack = startBooking({
    at: `/telehealth/${slug}/book?step=questions`,
    draft: fullDraft,
    health: { medicine: type === 'OnlineScripts' ? MEDICINE : null },
  });
  render(<BookingInShop />);
}
const go = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
const query = () => window.location.search;
/** The answers that have reached the shop. */
const keptAnswers = () =>
  sentVariables(HealthDraftSaveDocument).filter(({ input }) => input.changes.includes('"answer.'));

/** Answers the questions one by one; each has a separate screen. */
async function answerAll(answers: readonly string[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    await vi.waitFor(() =>
      expect(query()).toMatch(index === 0 ? /step=questions/ : new RegExp(`q=${index + 1}$`)),
    );
    await userEvent.click(await screen.findByRole('radio', { name: answer }));
    await go();
  }
}

async function acceptTerms(): Promise<void> {
  await go();
  expect(await screen.findByText('Please accept the terms')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox'));
  await go();
}

describe('questionnaires', () => {
  it.each(PASSING)(
    '$type: passing answers continue the booking and are sent by their keys [2.21-07] [4.n-01]',
    async ({ type, slug, of, answers }) => {
      open(type, slug);
      await answerAll(answers);
      if (of.requiresTerms) await acceptTerms();
      await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
      await vi.waitFor(() => expect(sentVariables(TelehealthBookingsCreateDocument)).toHaveLength(1));
      const input = sentVariables(TelehealthBookingsCreateDocument)[0]?.input;
      const sent = JSON.parse(input?.questionnaire ?? '{}');
      const given = of.questions.map(({ key }, index) => [
        key,
        answers[index]?.replace(/^(Yes|No)$/, (word) => word.toLowerCase()),
      ]);
      expect(sent).toEqual({ ...of.fixed, ...Object.fromEntries(given) });
      expect(input?.accepts_terms).toBe(of.requiresTerms);
      expect(input?.product_id).toBe(type === 'OnlineScripts' ? MEDICINE.id : undefined);
    },
  );

  it('keep health answers out of the URL and out of storage', async () => {
    open('CovidAntiviral', 'covid-antivirals');
    await answerAll(['Yes', 'Yes', 'No']);
    const kept = window.location.href + JSON.stringify({ ...sessionStorage, ...localStorage });
    for (const { key } of COVID_QUESTIONNAIRE.questions) expect(kept).not.toContain(key);
    expect(kept).not.toMatch(/yes|"no"/i);
  });

  it('require an answer before continuing', async () => {
    open('CovidAntiviral', 'covid-antivirals');
    await go();
    expect(await screen.findByText('Please answer this question')).toBeTruthy();
  });

  it('go on at the first open question after a reload, with the answers given before [health-18 health-21]', async () => {
    open('CovidAntiviral', 'covid-antivirals');
    await answerAll(['Yes', 'Yes', 'No']);
    await vi.waitFor(() => expect(query()).toBe('?step=questions&q=4'));
    await vi.waitFor(() => expect(keptAnswers()).toHaveLength(3));
    cleanup();
    reloadBooking();
    render(<BookingInShop />);
    await vi.waitFor(() => expect(query()).toBe('?step=questions&q=4'));
    window.history.back();
    await vi.waitFor(() => expect(query()).toBe('?step=questions&q=3'));
    expect(((await screen.findByRole('radio', { name: 'No' })) as HTMLInputElement).checked).toBe(true);
  });

  it('begin at the first step, and say why, where nothing is kept', async () => {
    putBack = startBooking({ at: '/telehealth/covid-antivirals/book?step=review' });
    render(<BookingInShop />);
    expect(await screen.findByText('Please begin here')).toBeTruthy();
    expect(query()).toBe('?step=patient');
  });
});

describe('the rejected drawer', () => {
  const drawer = async () => within(await screen.findByRole('dialog', { name: 'Answers Submitted' }));

  it('opens on answers that do not pass, and retains them [2.1-03] [2.21-04] [2.21-06] [4.n-01] [8-24] [health-17]', async () => {
    open('CovidAntiviral', 'covid-antivirals');
    await answerAll(['Yes', 'No']);
    const rejected = await drawer();
    expect(
      rejected.getByText(
        'Based on your answers, you’re currently not eligible for COVID-19 antiviral treatment through this service.',
      ),
    ).toBeTruthy();
    expect(rejected.getByText(/within five days/)).toBeTruthy();
    expect(rejected.getByText('Need urgent help? Call 000')).toBeTruthy();
    expect(rejected.getByRole('link', { name: /short consult/i }).getAttribute('href')).toBe(
      '/products/telehealth-short-consult',
    );
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(query()).toBe('?step=questions&q=2');
    expect((screen.getByRole('radio', { name: 'No' }) as HTMLInputElement).checked).toBe(true);
  });

  it('says to call 000 at once after a red flag, before any other question [health-17]', async () => {
    open('MedcertsCarer', 'medical-certificate-carer');
    await answerAll(['Child', 'Yes', 'No', 'Yes']);
    const flag = within(await screen.findByRole('dialog', { name: 'Call 000 now' }));
    expect(flag.getByRole('link', { name: 'Call 000' }).getAttribute('href')).toBe('tel:000');
    expect(flag.queryByRole('link', { name: /short consult/i })).toBeNull();
    expect(query()).toBe('?step=questions&q=4');
  });

  it('sends the answers that were changed with the request [health-18]', async () => {
    open('OnlineScripts', 'online-scripts');
    await answerAll(['No']);
    await drawer();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await go();
    await vi.waitFor(() => expect(query()).toMatch(/q=2$/));
    await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
    await go();
    await vi.waitFor(() => expect(query()).toMatch(/q=3$/));
    await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
    await go();
    await vi.waitFor(() => expect(query()).toMatch(/q=4$/));
    await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
    await go();
    await acceptTerms();
    await go();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await vi.waitFor(() => expect(sentVariables(TelehealthBookingsCreateDocument)).toHaveLength(1));
    const { changed_answers = '' } = sentVariables(TelehealthBookingsCreateDocument)[0]?.input ?? {};
    expect(JSON.parse(changed_answers ?? '')).toEqual([
      { key: 'used_medication_before', from: 'no', to: 'yes' },
    ]);
  });

  it.each([
    ['OnlineScripts', 'online-scripts', ['No'], 'Prescription'],
    ['MedcertsCarer', 'medical-certificate-carer', ['Child', 'Yes', 'Yes'], 'Medical Certificate'],
  ] as const)('names the request of %s [2.21-05]', async (type, slug, answers, request) => {
    open(type, slug);
    await answerAll(answers);
    const words = `Based on your answers, we could not process your ${request} request.`;
    expect((await drawer()).getByText(words)).toBeTruthy();
  });

  it('also opens when the api rejects the answers', async () => {
    serve(
      respondWithError(TelehealthBookingsCreateDocument, { message: 'Rejected', code: 'ANSWERS_REJECTED' }),
    );
    putBack = startBooking({ at: '/telehealth/short-consult/book?step=review', draft: fullDraft });
    render(<BookingInShop />);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect((await drawer()).getByText(/could not process your Consult request/)).toBeTruthy();
  });

  it('sends to 000 when the api finds a red flag in the answers [health-17]', async () => {
    const refusal = { message: RED_FLAG_MESSAGE, code: 'RED_FLAG' } as const;
    serve(respondWithError(TelehealthBookingsCreateDocument, refusal));
    putBack = startBooking({ at: '/telehealth/short-consult/book?step=review', draft: fullDraft });
    render(<BookingInShop />);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('dialog', { name: RED_FLAG_TITLE })).toBeTruthy();
  });
});
