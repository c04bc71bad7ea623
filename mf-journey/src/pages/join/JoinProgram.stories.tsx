import { errorText } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { getLocation, navigate, useLocation, watchLocation } from '@saltbush/shared-ui/platform';
import { respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { joinDraft } from '../../features/enrolment/model/join-draft';
import {
  JourneySubscriptionsChargeDocument,
  JourneySubscriptionsSetPatientDocument,
  JourneySubscriptionsSubmitDocument,
} from '../../generated/gql/graphql';
import { enrolmentHandlers } from '../../samples/program-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { inShop } from '../../samples/story-shop';
import { page } from '.';

/** The page as the shop renders it: it follows the URL. */
function JoinPage() {
  const { search } = useLocation();
  return <page.Component params={{}} search={new URLSearchParams(search)} />;
}

/** Opens a step without anything in memory. */
function open(step?: 'consult' | 'payment'): void {
  joinDraft.forget();
  joinDraft.store.setState(joinDraft.store.getInitialState(), true);
  watchOnce();
  navigate(links.journey.join(step), { replace: getLocation() });
}

let isWatching = false;
function watchOnce(): void {
  if (!isWatching) watchLocation();
  isWatching = true;
}

const meta = {
  title: 'Journey/Join/JoinProgram',
  component: JoinPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const before = window.location.href;
    signInMara();
    serve(...enrolmentHandlers());
    open();
    return () => window.history.replaceState(null, '', before);
  },
} satisfies Meta<typeof JoinPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function answer({ weight = '98.5' } = {}): Promise<void> {
  await screen.findByLabelText('Your height');
  await userEvent.click(group(/^Are you 18/).getByRole('radio', { name: 'Yes' }));
  await userEvent.type(screen.getByLabelText('Your height'), '170');
  await userEvent.type(screen.getByLabelText('Your weight'), weight);
  await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }));
  await userEvent.click(group(/^Have you been diagnosed/).getByRole('radio', { name: 'No' }));
  await userEvent.click(group(/^Are you taking/).getByRole('radio', { name: 'No' }));
  await press('Check if it may suit me');
}

async function choosePatient(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'Mara Lindqvist' }));
  await press('Continue');
}

const CONSENT = 'I have read this and agree to these charges';
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: CONSENT }));

async function chooseTime(): Promise<void> {
  await screen.findByRole('heading', { name: 'When can your doctor call?' });
  await userEvent.click(screen.getByRole('radio', { name: '1PM - 3PM' }));
  await press('Continue');
}

export const Unanswered: Story = {
  tags: ['phone-picture'],
  name: 'Unanswered questions are named [5.j-01 5.j-02 5.j-04]',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check if it may suit me' }));
    const summary = within(await screen.findByRole('alert'));
    await expect(summary.getByText('Please enter your height')).toBeVisible();
    await expect(summary.getByText('Please enter your weight')).toBeVisible();
    const unanswered = summary.getAllByRole('link', { name: /Please select the answer$/ });
    await expect(new Set(unanswered.map((link) => link.textContent)).size).toBe(4);
    await userEvent.click(summary.getByRole('link', { name: /^Are you taking a medicine/ }));
    await expect(group(/^Are you taking/).getByRole('radio', { name: 'Yes' })).toHaveFocus();
  },
};

export const TooYoung: Story = {
  tags: ['phone-picture'],
  name: 'Under 18 [5.j-03]',
  play: async () => {
    await screen.findByLabelText('Your height');
    await userEvent.click(group(/^Are you 18/).getByRole('radio', { name: 'No' }));
    await press('Check if it may suit me');
    await expect((await screen.findAllByText('Your age must be 18 or above'))[0]).toBeVisible();
  },
};

export const NotEligible: Story = {
  name: 'A body mass index below 27: the short consult instead',
  play: async () => {
    await answer({ weight: '75' });
    await expect(
      await screen.findByRole('heading', { name: 'You’re not eligible for the program right now' }),
    ).toHaveFocus();
    await expect(screen.getByText(/body mass index \(BMI\) of 25.95\./)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Book a short consult' })).toBeVisible();
  },
};

export const Guest: Story = {
  beforeEach: signOut,
  play: async () => {
    await answer();
    await expect(await screen.findByRole('button', { name: 'Create account' })).toBeVisible();
  },
};

export const PatientTooYoung: Story = {
  name: 'A patient under 18 is refused [5.h-03 6-07]',
  beforeEach: () =>
    serve(
      respondWithError(JourneySubscriptionsSetPatientDocument, {
        message: 'The patient must be at least 18 years of age or older.',
        code: 'PATIENT_TOO_YOUNG',
      }),
    ),
  play: async () => {
    await answer();
    await choosePatient();
    await expect(
      await screen.findByText('The patient must be at least 18 years of age or older.'),
    ).toBeVisible();
  },
};

export const Time: Story = {
  play: async () => {
    await answer();
    await choosePatient();
    await screen.findByRole('heading', { name: 'When can your doctor call?' });
    await press('Continue');
    await expect(await screen.findByText('Please choose a time')).toBeVisible();
  },
};

export const Declined: Story = {
  tags: ['phone-picture'],
  name: 'Answers are handed in, the card is declined',
  beforeEach: () =>
    serve(
      respondWithError(JourneySubscriptionsChargeDocument, {
        message: 'Your card was declined.',
        code: 'PAYMENT_DECLINED',
      }),
    ),
  play: async () => {
    await answer();
    await choosePatient();
    await chooseTime();
    const pay = await screen.findByRole('button', { name: 'Pay $79.00 and join' });
    await userEvent.click(pay);
    const box = screen.getByRole('checkbox', { name: CONSENT });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(/Please read and agree to this first\./);
    await agree();
    await userEvent.click(pay);
    await expect(await screen.findByText('Your card was declined.')).toBeVisible();
    const [sent] = sentVariables(JourneySubscriptionsSubmitDocument);
    await expect(JSON.parse(sent?.input.questionnaire ?? '')).toEqual({
      'above-eighteen': 'yes',
      'pregnant-breastfeeding': 'no',
      height: '170cm',
      weight: '98.5kg',
      'diagnosed-medication': 'no',
      'taking-weightloss-medication': 'no',
      bmi: 34.08,
    });
    await expect(sent?.input.pregnancy_options).toEqual(['none-apply']);
  },
};

export const RecordDiffers: Story = {
  tags: ['phone-picture'],
  name: 'The record denies the answers: said where the patient is chosen [health-20]',
  beforeEach: () =>
    serve(
      respondWithError(JourneySubscriptionsSubmitDocument, {
        message: errorText('RECORD_CONTRADICTS', { reason: 'answers', facts: ['pregnancy'] }),
        code: 'RECORD_CONTRADICTS',
      }),
    ),
  play: async () => {
    await answer();
    await choosePatient();
    await expect(await screen.findByRole('heading', { name: 'Which is right?' })).toHaveFocus();
    await expect(screen.getByText(/The patient’s record says: pregnant or breastfeeding/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Check the patient’s record' })).toHaveAttribute(
      'href',
      '/user/patients',
    );
    await expect(screen.getByRole('button', { name: 'Change my answers' })).toBeVisible();
    await press('Choose another patient');
    await expect(await screen.findByRole('heading', { name: 'Who is the program for?' })).toHaveFocus();
    await choosePatient();
    await expect(await screen.findByRole('heading', { name: 'Which is right?' })).toHaveFocus();
    await expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/weight-management/join?step=health',
    );
    window.history.back();
    await expect(await screen.findByRole('heading', { name: 'Is the program right for you?' })).toHaveFocus();
    await press('Check if it may suit me');
    await choosePatient();
    await screen.findByRole('heading', { name: 'Which is right?' });
    serve(...enrolmentHandlers());
    await press('My answers are right: ask a practitioner');
    await expect(
      await screen.findByRole('heading', { name: 'A practitioner is looking at your answers' }),
    ).toHaveFocus();
    await expect(sentVariables(JourneySubscriptionsSubmitDocument).at(-1)?.input).toMatchObject({
      insists: true,
    });
    await expect(sentVariables(JourneySubscriptionsChargeDocument)).toHaveLength(0);
  },
};

export const Corrected: Story = {
  name: 'Answers that excluded go with the corrected ones to the practitioner [health-23]',
  play: async () => {
    await answer({ weight: '75' });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct a mistake' }));
    const weight = await screen.findByLabelText('Your weight');
    await userEvent.clear(weight);
    await userEvent.type(weight, '98.5');
    await press('Check if it may suit me');
    await choosePatient();
    await screen.findByRole('heading', { name: 'When can your doctor call?' });
    const [sent] = sentVariables(JourneySubscriptionsSubmitDocument);
    const [earlier] = [sent?.input.earlier_answers ?? []].flat();
    await expect(JSON.parse(earlier ?? '')).toMatchObject({ weight: '75kg' });
    await expect(JSON.parse(sent?.input.questionnaire ?? '')).toMatchObject({ weight: '98.5kg' });
  },
};

export const NewCard: Story = {
  tags: ['phone-picture'],
  beforeEach: () => serve(...enrolmentHandlers({ hasCard: false })),
  play: async () => {
    await answer();
    await choosePatient();
    await chooseTime();
    await expect(await screen.findByLabelText('Card number')).toBeVisible();
  },
};

export const SlotGone: Story = {
  tags: ['phone-picture'],
  name: 'Time no longer free: choose another',
  beforeEach: () =>
    serve(
      respondWithError(JourneySubscriptionsChargeDocument, {
        message: 'The selected slot is unavailable. Please choose another time slot',
        code: 'SLOT_UNAVAILABLE',
      }),
    ),
  play: async () => {
    await answer();
    await choosePatient();
    await chooseTime();
    await agree();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $79.00 and join' }));
    await waitFor(() =>
      expect(
        screen.getByText('The selected slot is unavailable. Please choose another time slot'),
      ).toBeVisible(),
    );
  },
};

const DONE = {
  ...{ aboveEighteen: 'yes', height: '170', weight: '98.5', pregnantBreastfeeding: ['none-apply'] },
  ...{ diagnosedMedication: 'no', takingWeightlossMedication: 'no', isChecked: true },
};

export const Unfinished: Story = {
  tags: ['phone-picture'],
  name: 'Begun before: go on, or start again [health-21]',
  beforeEach: () => {
    serve(...enrolmentHandlers({ kept: DONE }));
    open();
  },
  play: async () => {
    await expect(await screen.findByLabelText('Your height')).toHaveValue('170');
    await expect(screen.getByRole('link', { name: 'Continue where you were' })).toHaveAttribute(
      'href',
      '/weight-management/join?step=patient',
    );
    await press('Start again');
    await waitFor(() => expect(screen.getByLabelText('Your height')).toHaveValue(''));
  },
};

export const NotReachable: Story = {
  name: 'The address of a later step leads to the first open one [health-21]',
  beforeEach: () => {
    serve(...enrolmentHandlers({ kept: DONE }));
    open('payment');
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Who is the program for?' })).toBeVisible();
    await expect(window.location.search).toBe('?step=patient');
    await choosePatient();
    await expect(await screen.findByRole('heading', { name: 'When can your doctor call?' })).toHaveFocus();
    window.history.back();
    await expect(await screen.findByRole('heading', { name: 'Who is the program for?' })).toHaveFocus();
  },
};
