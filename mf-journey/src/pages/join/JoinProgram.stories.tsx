import { errorText } from '@saltbush/contract';
import { respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  JourneySubscriptionsChargeDocument,
  JourneySubscriptionsSetPatientDocument,
  JourneySubscriptionsSubmitDocument,
} from '../../generated/gql/graphql';
import { enrolmentHandlers } from '../../samples/program-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { inShop } from '../../samples/story-shop';
import { page } from '.';

const JoinPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Journey/Join/JoinProgram',
  component: JoinPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    signInMara();
    serve(...enrolmentHandlers());
  },
} satisfies Meta<typeof JoinPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function answer({ weight = '98.5' } = {}): Promise<void> {
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

const agree = async () =>
  userEvent.click(
    await screen.findByRole('checkbox', { name: 'I have read this and agree to these charges' }),
  );

async function chooseTime(): Promise<void> {
  await screen.findByRole('heading', { name: 'When can your doctor call?' });
  await userEvent.click(screen.getByRole('radio', { name: '1PM - 3PM' }));
  await press('Continue');
}

export const Unanswered: Story = {
  tags: ['phone-picture'],
  name: 'Unanswered questions are named [5.j-01 5.j-02 5.j-04]',
  play: async () => {
    await press('Check if it may suit me');
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
    await agree();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $79.00 and join' }));
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
  },
};

export const RecordDiffers: Story = {
  tags: ['phone-picture'],
  name: 'The patient’s record denies the answers: which is right? [health-20]',
  beforeEach: () =>
    serve(
      respondWithError(JourneySubscriptionsSubmitDocument, {
        message: errorText('RECORD_CONTRADICTS', { reason: 'answers' }),
        code: 'RECORD_CONTRADICTS',
      }),
    ),
  play: async () => {
    await answer();
    await choosePatient();
    await chooseTime();
    await agree();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $79.00 and join' }));
    await expect(await screen.findByRole('heading', { name: 'Which is right?' })).toHaveFocus();
    await expect(screen.getByRole('link', { name: 'Check the patient’s record' })).toHaveAttribute(
      'href',
      '/user/patients',
    );
    await expect(sentVariables(JourneySubscriptionsChargeDocument)).toHaveLength(0);
    await expect(screen.getByRole('button', { name: 'Change my answers' })).toBeVisible();
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
