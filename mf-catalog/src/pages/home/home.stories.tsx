import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { homeSections } from '../../testing/home-fixture';
import { storySlots } from '../../testing/story-slots';
import { type Answers, answerWith, TestShop } from '../../testing/TestShop';
import { page } from '.';

const { Component } = page;
const neverAnswers = () => new Promise(() => undefined);

const meta = {
  title: 'Catalog/Home',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function homeWith(answers: Answers) {
  answerWith(answers);
  return (
    <main>
      <TestShop slots={storySlots}>
        <Component params={{}} search={new URLSearchParams()} />
      </TestShop>
    </main>
  );
}

export const EverySection: Story = {
  render: () => homeWith({ Home: { home: { sections: homeSections } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Good health, delivered with good sense' });
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
};

export const Coming: Story = { render: () => homeWith({ Home: neverAnswers }) };

export const Unavailable: Story = {
  render: () => homeWith({}),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
