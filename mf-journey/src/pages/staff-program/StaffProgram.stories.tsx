import { sentVariables, serve, startWork } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  JourneyMessagesAnswerDocument,
  JourneySubscriptionsAcknowledgeRecordDocument,
  JourneySubscriptionsReviewDocument,
} from '../../generated/gql/graphql';
import {
  sampleInQuestion,
  sampleReview,
  sampleStaffConsult,
  sampleUnanswered,
  staffProgramAnswers,
} from '../../samples/staff-programs';
import { inShop } from '../../samples/story-shop';
import { page } from '.';

const AHEAD = { starts_at: '2999-11-24T22:00:00.000Z', ends_at: '2999-11-25T00:00:00.000Z' };

const meta = {
  title: 'Journey/Staff program/StaffProgram',
  component: page.Component,
  args: { params: { id: 's1' }, search: new URLSearchParams() },
  beforeEach: () => {
    startWork('practitioner');
    serve(...staffProgramAnswers());
  },
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RefusalWithoutReason: Story = {
  tags: ['phone-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Refuse/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse and refund' }));
    await expect(await canvas.findByText('Please write a note')).toBeVisible();
  },
};

export const Prescribed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const prescribe = await canvas.findByRole('radio', { name: /^Prescribe/ });
    await expect(prescribe).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Put down the decision' }));
    await expect(await canvas.findByText('Please choose a decision')).toBeVisible();
    await userEvent.click(prescribe);
    const medicine = await canvas.findByRole('combobox', { name: /^Medicine/ });
    await within(medicine).findByRole('option', { name: /Semaglutide/ });
    await expect(medicine).toHaveValue('');
    await userEvent.selectOptions(medicine, '7001');
    const supplies = canvas.getByRole('spinbutton', { name: /^Supplies/ });
    await userEvent.clear(supplies);
    await userEvent.type(supplies, '6');
    await userEvent.type(canvas.getByLabelText(/^Note/), 'Side effects explained.');
    await userEvent.click(canvas.getByRole('button', { name: 'Prescribe and offer it' }));
    const prescription = await canvas.findByRole('region', { name: 'Prescription' });
    await expect(await within(prescription).findByText(/^Offered until/)).toBeVisible();
    await expect(sentVariables(JourneySubscriptionsReviewDocument)).toEqual([
      {
        input: {
          subscription_id: 's1',
          items: [{ product_id: '7001', quantity: 1, repeats: 6 }],
          note: 'Side effects explained.',
          seen_decision_at: null,
          has_spoken: false,
        },
      },
    ]);
  },
};

export const BeforeTheConsult: Story = {
  name: 'Nothing is prescribed before the consult, unless they have spoken',
  tags: ['phone-picture'],
  beforeEach: () =>
    serve(
      ...staffProgramAnswers({
        ...sampleReview,
        consult_at: AHEAD.starts_at,
        consults: [sampleStaffConsult(AHEAD)],
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^No medicine/ }));
    await userEvent.type(canvas.getByLabelText(/^Note/), 'Diet first.');
    const decide = canvas.getByRole('button', { name: 'Go on without a medicine' });
    await userEvent.click(decide);
    await expect(await canvas.findByText('Please speak with the patient first')).toBeVisible();
    const spoken = canvas.getByRole('checkbox', { name: /^I have spoken/ });
    await expect(spoken).toHaveFocus();
    await expect(sentVariables(JourneySubscriptionsReviewDocument)).toHaveLength(0);
    await userEvent.click(spoken);
    await userEvent.click(decide);
    await expect(await canvas.findByText('Running')).toBeVisible();
    await expect(sentVariables(JourneySubscriptionsReviewDocument)).toMatchObject([
      { input: { has_spoken: true, items: [] } },
    ]);
  },
};

export const Unanswered: Story = {
  name: 'A check-in that may be grave is answered [health-26]',
  tags: ['phone-picture'],
  beforeEach: () => serve(...staffProgramAnswers(sampleUnanswered)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = within(await canvas.findByRole('region', { name: 'Messages' }));
    await expect(panel.getByText(/A check-in that may be grave waits here/)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'No answer needed' })).toBeNull();
    const answer = panel.getByRole('textbox', { name: /^Answer/ });
    await userEvent.type(answer, 'Please skip the next dose.');
    await userEvent.click(panel.getByRole('button', { name: 'Send answer' }));
    await expect(await panel.findByText('Please skip the next dose.', { selector: 'p' })).toBeVisible();
    await expect(answer).toHaveValue('');
    await expect(sentVariables(JourneyMessagesAnswerDocument)).toMatchObject([
      { input: { subscription_id: 's1', text: 'Please skip the next dose.', seen_count: 3 } },
    ]);
  },
};

export const RecordInQuestion: Story = {
  name: 'A record that denies the answers is acknowledged with a note [health-20]',
  tags: ['phone-picture'],
  beforeEach: () => serve(...staffProgramAnswers(sampleInQuestion)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = within(await canvas.findByRole('region', { name: 'The record says otherwise' }));
    await expect(panel.getByText(/The record: “yes”, the answer: “no”/)).toBeVisible();
    const acknowledge = panel.getByRole('button', { name: 'Acknowledge and let it go on' });
    await userEvent.click(acknowledge);
    await expect(await panel.findByText('Please write a note')).toBeVisible();
    await expect(sentVariables(JourneySubscriptionsAcknowledgeRecordDocument)).toHaveLength(0);
    await userEvent.type(panel.getByLabelText(/^Why it may go on/), 'Gave birth in March.');
    await userEvent.click(acknowledge);
    await expect(await panel.findByText(/Acknowledged$/)).toBeVisible();
    await expect(sentVariables(JourneySubscriptionsAcknowledgeRecordDocument)).toEqual([
      {
        input: {
          subscription_id: 's1',
          facts: ['pregnancy'],
          record_version: 3,
          note: 'Gave birth in March.',
        },
      },
    ]);
  },
};
