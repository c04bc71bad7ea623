import { errorText } from '@saltbush/contract';
import { respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffSearchSynonymsSaveDocument } from '../../generated/gql/graphql';
import { atCounter, signInAs, staffSearchAnswers } from '../../samples/staff-search';
import { page } from '.';

const MOVED = { code: 'SYNONYM_MOVED', message: errorText('SYNONYM_MOVED') } as const;

const meta = {
  title: 'Header/Staff search words/StaffSearchWords',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams() },
  beforeEach: () => {
    signInAs('content');
    serve(...staffSearchAnswers());
  },
  decorators: [atCounter],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Taught: Story = {
  args: { search: new URLSearchParams('typed=bulbasaur plasters') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText(/^When shoppers type/)).toHaveValue('bulbasaur plasters');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Please enter at least one word');
    await userEvent.type(canvas.getByLabelText(/^Look for/), 'Plasters, bandages');
    await userEvent.click(canvas.getByRole('button', { name: 'Try it out' }));
    await canvas.findByRole('heading', { name: 'With this line: 14 products' });
    await canvas.findByRole('heading', { name: 'Now: nothing' });
  },
};

export const Saved: Story = {
  args: { search: new URLSearchParams('typed=boo boo') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Look for/), 'plasters{Tab}');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^Saved\. Every search knows/);
    await canvas.findByRole('cell', { name: 'plasters' });
    await expect(sentVariables(StaffSearchSynonymsSaveDocument)).toMatchObject([
      { input: { version: 0, typed: ['boo boo'], found: ['plasters'] } },
    ]);
  },
};

export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “brekkie shake”' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Put it back' }));
    await canvas.findByText('The line is back.');
    await canvas.findByRole('button', { name: 'Remove “brekkie shake”' });
  },
};

export const ChangedMeanwhile: Story = {
  args: { search: new URLSearchParams('line=l2') },
  beforeEach: () => serve(respondWithError(StaffSearchSynonymsSaveDocument, MOVED)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const found = await canvas.findByLabelText(/^Look for/);
    await expect(found).toHaveValue('aciclovir, lip balm');
    await userEvent.clear(found);
    await userEvent.type(found, 'cold sore cream');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/A colleague has changed these words meanwhile/);
    await expect(found).toHaveValue('cold sore cream');
    await userEvent.click(canvas.getByRole('button', { name: 'Look at it now' }));
    await expect(await canvas.findByLabelText(/^Look for/)).toHaveValue('aciclovir, lip balm');
  },
};
