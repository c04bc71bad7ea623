import { sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  StaffMembersRemoveDocument,
  StaffMembersResetSecondFactorDocument,
  StaffMembersSetRoleDocument,
} from '../../generated/gql/graphql';
import { memberAnswers } from '../../samples/members';
import { asPage, PAGE_ARGS } from '../../samples/page-story';
import { signInManager } from '../../samples/session';
import { page } from '.';

const meta = {
  title: 'Account/Staff members/StaffMembers',
  component: page.Component,
  args: PAGE_ARGS,
  beforeEach: () => {
    serve(...memberAnswers());
    return signInManager();
  },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = {
  name: 'Members of staff with their roles, and invitations [roles-11]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('cell', { name: 'Zoe Marsh' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'noah@example.com' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset app zoe@example.com' })).toBeNull();
  },
};

export const OnATablet: Story = {
  ...Members,
  name: 'On a tablet',
  globals: { viewport: { value: 'tablet' } },
};

export const ChangeRole: Story = {
  name: 'A role changes by its button, not by looking through the choices',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Role of zoe@example.com'), 'content');
    await expect(sentVariables(StaffMembersSetRoleDocument)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Change and sign out' }));
    await waitFor(() =>
      expect(sentVariables(StaffMembersSetRoleDocument)).toEqual([
        { email: 'zoe@example.com', role: 'content' },
      ]),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Change and sign out' })).toBeNull());
  },
};

export const Invite: Story = {
  name: 'A role is given by e-mail',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = within(await canvas.findByRole('region', { name: 'Give a role' }));
    await userEvent.click(form.getByRole('button', { name: 'Give the role' }));
    await expect(form.getByText('Please provide an email address')).toBeVisible();
    await userEvent.type(form.getByLabelText('E-mail'), 'ida@example.com');
    await userEvent.selectOptions(form.getByLabelText('Role'), 'practitioner');
    await userEvent.click(form.getByRole('button', { name: 'Give the role' }));
    await expect(await form.findByText('We have written to ida@example.com.')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'ida@example.com' })).toBeVisible();
    await expect(sentVariables(StaffMembersSetRoleDocument)).toEqual([
      { email: 'ida@example.com', role: 'practitioner' },
    ]);
    // The button says for a moment that it has worked.
    const button = form.getByRole('button', { name: 'Give the role' });
    await waitFor(() => expect(button).toHaveAttribute('data-status', 'idle'), { timeout: 5000 });
  },
};

export const Remove: Story = {
  name: 'Removing and resetting are confirmed by a second press',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove zoe@example.com' }));
    await expect(sentVariables(StaffMembersRemoveDocument)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove and sign out zoe@example.com' }));
    await waitFor(() => expect(canvas.queryByRole('cell', { name: 'zoe@example.com' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Reset app ari@example.com' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset it and sign out ari@example.com' }));
    await waitFor(() => expect(sentVariables(StaffMembersResetSecondFactorDocument)).toEqual([{ id: 'm1' }]));
  },
};
