import { neverRespond, respondWith, respondWithError, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ProgramDocument } from '../../generated/gql/graphql';
import { sampleProgram } from '../../samples/program';
import { inShop } from '../../samples/story-shop';
import { page } from '.';

const ProgramPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Journey/Program/Program',
  component: ProgramPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => serve(respondWith(ProgramDocument, { journey: sampleProgram })),
} satisfies Meta<typeof ProgramPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('link', { name: 'See if it suits you' });
    await expect(first).toHaveAttribute('href', '/weight-management/join');
    await userEvent.click(canvas.getByText('Will I get a medicine?'));
    await expect(canvas.getByText(/Nobody is promised a medicine/)).toBeVisible();
    const team = within(canvas.getByRole('region', { name: 'Who looks after you' }));
    await expect(team.getAllByText(/ · sample profile$/)).toHaveLength(sampleProgram.care_team.length);
    const sources = within(canvas.getByRole('region', { name: 'What the evidence says' }));
    for (const link of sources.getAllByRole('link'))
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/doi\.org\/10\./));
  },
};

export const Waiting: Story = { beforeEach: () => serve(neverRespond(ProgramDocument)) };

export const NotOffered: Story = { beforeEach: () => serve(respondWith(ProgramDocument, { journey: null })) };

export const NotLoaded: Story = {
  beforeEach: () =>
    serve(respondWithError(ProgramDocument, { message: 'Something went wrong', code: 'INTERNAL' })),
};
