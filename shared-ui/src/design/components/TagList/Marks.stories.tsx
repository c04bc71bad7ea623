import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SparklesIcon } from '../../icons';
import { Badge } from '../Badge/Badge';
import { Chip } from '../Chip/Chip';
import { Cluster, Stack } from '../layout/layout';
import { Price } from '../Price/Price';
import { TagList } from './TagList';
import { tagFromName, tagLooks } from './tags';

const meta = { title: 'Design/Marks and prices' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTag: Story = {
  render: () => (
    <div style={{ maxWidth: '36rem' }}>
      <Cluster gap={2}>
        {Object.values(tagLooks).map(({ label }) => (
          <TagList key={label} tags={[tagFromName(label)]} />
        ))}
        <TagList tags={[tagFromName('Available: 28 October 2025 / Paperback')]} />
      </Cluster>
    </div>
  ),
};

export const TwoRowsOfThree: Story = {
  render: () => (
    <TagList
      tags={[
        'Prescription',
        'Practitioner',
        'Free Shipping',
        'Cold Shipping',
        'Clearance',
        'Back soon',
        'Pre-order',
      ].map(tagFromName)}
    />
  ),
};

export const Badges: Story = {
  render: () => (
    <Cluster gap={2}>
      {(['neutral', 'brand', 'lime', 'sky', 'ink', 'plum', 'coral', 'amber'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="lime" icon={SparklesIcon}>
        Online now
      </Badge>
    </Cluster>
  ),
};

const remove = fn();

export const Chips: Story = {
  render: () => (
    <Cluster gap={2}>
      <Chip onRemove={remove}>Ironbark Naturals</Chip>
      <Chip selected onSelect={fn()}>
        In stock
      </Chip>
      <Chip onSelect={fn()}>On sale</Chip>
      <Chip href="/browse/vitamins">Vitamins</Chip>
      <Chip>Plain</Chip>
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    remove.mockClear();
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Remove Ironbark Naturals' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const Prices: Story = {
  render: () => (
    <Stack gap={5}>
      <Price cents={2495} size="lg" />
      <Price cents={1799} rrpCents={2399} size="lg" />
      <Price cents={1749} rrpCents={2349} originalCents={1999} size="lg" />
      <Price cents={1749} originalCents={1999} size="sm" />
      <Price cents={1799} rrpCents={2399} />
      <Price cents={1799} rrpCents={2399} size="sm" />
      <Price cents={0} size="lg" />
      <Price cents={3900} from size="lg" />
      <Price cents={5900} priceType="afterhours" size="lg" />
      <Price cents={999_999_99} rrpCents={1_000_000_00} size="lg" />
      <Price cents={1449} rrpCents={1999} restricted />
    </Stack>
  ),
};
