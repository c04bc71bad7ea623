import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { category } from '../../../samples/header-content';
import { HierarchiesPanel } from './HierarchiesPanel';

const branch = (title: string, count: number) => ({
  id: title,
  title,
  url: `/browse/${title}`,
  subCats: Array.from({ length: count }, (_, index) => ({
    id: `${title}-${index}`,
    title: `${title} ${index + 1}`,
    url: `/browse/${title}/${index}`,
    subCats: [],
  })),
});

const NAMES = ['Minerals', 'Omegas', 'Joints', 'Sleep', 'Immunity', 'Gut', 'Energy', 'Herbal', 'Kids'];
const long = category('Vitamins', { subCats: NAMES.map((name, index) => branch(name, 3 + (index % 4))) });

const meta = {
  title: 'Header/Navigation/HierarchiesPanel',
  component: HierarchiesPanel,
  args: { category: long },
  decorators: [
    (Story) => (
      <div style={{ height: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HierarchiesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScrollsForMore: Story = {
  name: 'Three columns with a "Scroll for more" button [2.2-15]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('link', { name: 'Minerals' }).closest('ul') as Element;
    await expect(getComputedStyle(list).columnCount).toBe('3');
    const lefts = new Set(
      NAMES.map((name) => canvas.getByRole('link', { name }).getBoundingClientRect().left),
    );
    await expect(lefts.size).toBe(3);
    const box = list.parentElement as Element;
    const more = await canvas.findByRole('button', { name: 'Scroll for more' });
    await userEvent.click(more);
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(50));
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Scroll for more' })).toBeNull());
  },
};

export const Fits: Story = {
  args: { category: category('Vitamins', { subCats: [branch('Minerals', 2)] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
