import { FIELD_MESSAGES } from '@saltbush/contract';
import { sentTo, sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SecondFactorConfirmDocument, SecondFactorVerifyDocument } from '../../generated/gql/graphql';
import { asPage } from '../../samples/page-story';
import { secondFactorAnswers, wrongCodeAnswer } from '../../samples/second-factor';
import StaffGate from '.';

const meta = {
  title: 'Account/Staff gate/StaffGate',
  component: StaffGate,
  args: { step: 'code', email: null },
  beforeEach: () => serve(...secondFactorAnswers({ is_enrolled: true, recovery_codes_left: 10 })),
  decorators: [asPage],
} satisfies Meta<typeof StaffGate>;

export default meta;
type Story = StoryObj<typeof meta>;

const CODE = 'Code of your authenticator app';

export const EnterCode: Story = {
  name: 'A code of the app opens the counter [roles-10]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(CODE), '123456{Enter}');
    await waitFor(() => expect(sentTo('/api/auth/session')).toHaveLength(1));
    await expect(sentVariables(SecondFactorVerifyDocument)).toEqual([{ code: '123456' }]);
  },
};

export const WrongCode: Story = {
  beforeEach: () => serve(wrongCodeAnswer(), ...secondFactorAnswers({ is_enrolled: true })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(canvas.getByText('Please enter the code')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(CODE), '000000{Enter}');
    await expect(await canvas.findByText(FIELD_MESSAGES.code_wrong)).toBeVisible();
    await expect(sentTo('/api/auth/session')).toEqual([]);
  },
};

export const RecoveryCode: Story = {
  name: 'Without the app, a recovery code',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'I don’t have the app with me' }));
    await expect(canvas.getByLabelText('Recovery code')).toBeVisible();
    await expect(canvas.getByText(/A manager can reset/)).toBeVisible();
  },
};

export const SetUp: Story = {
  name: 'The app is set up before the counter opens for the first time [roles-10]',
  beforeEach: () => serve(...secondFactorAnswers()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }));
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(canvas.getByText(/^JBSW Y3DP/)).toBeVisible();
  },
};

export const RecoveryCodes: Story = {
  name: 'Recovery codes are shown once, before the counter opens',
  beforeEach: () => serve(...secondFactorAnswers()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }));
    await userEvent.type(await canvas.findByLabelText('Code that the app shows'), '123456{Enter}');
    const codes = within(await canvas.findByRole('list', { name: 'Recovery codes' }));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await expect(sentVariables(SecondFactorConfirmDocument)).toEqual([{ code: '123456' }]);
    await expect(sentTo('/api/auth/session')).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'I have kept them' })).toBeVisible();
  },
};

export const SignInAgain: Story = {
  name: 'A sign-in that ended is renewed over the page [roles-09]',
  args: { step: 'sign-in', email: 'zoe@example.com' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/the sign-in of zoe@example.com has ended/)).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};
