import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArrowRightIcon, ShoppingCartIcon, Trash2Icon } from '../../icons';
import { Cluster, Stack } from '../layout/layout';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { useActionStatus } from './useActionStatus';

const meta = {
  title: 'Design/Button',
  component: Button,
  args: { children: 'Add to Cart', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap={6}>
      <Cluster>
        <Button icon={ShoppingCartIcon}>Add to Cart</Button>
        <Button variant="secondary">View and Order</Button>
        <Button variant="quiet" iconEnd={ArrowRightIcon}>
          See all
        </Button>
        <Button variant="danger" icon={Trash2Icon}>
          Delete patient
        </Button>
        <Button disabled>Out of stock</Button>
        <ButtonLink href="/products/magnesium" variant="secondary">
          A link
        </ButtonLink>
      </Cluster>
      <Cluster>
        <Button size="sm">Save</Button>
        <Button size="sm" variant="secondary">
          Change
        </Button>
        <Button size="sm" variant="quiet">
          Cancel
        </Button>
      </Cluster>
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Cluster>
      <Button status="idle">Add to Cart</Button>
      <Button status="busy" busyLabel="Adding...">
        Add to Cart
      </Button>
      <Button status="success" successLabel="Added to Cart">
        Add to Cart
      </Button>
    </Cluster>
  ),
};

export const BusyIgnoresPresses: Story = {
  args: { status: 'busy', busyLabel: 'Adding...' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Adding...' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

function Adding() {
  const { status, run } = useActionStatus({ successMs: 60_000 });
  return (
    <Button
      status={status}
      busyLabel="Adding..."
      successLabel="Added to Cart"
      onClick={() => run(() => Promise.resolve())}
    >
      Add to Cart
    </Button>
  );
}

export const WithAnAction: Story = {
  render: () => <Adding />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Added to Cart' })).toHaveFocus();
  },
};

export const LongLabel: Story = {
  args: {
    children: 'A label much longer than anyone should write on a button, which still wraps',
    block: true,
  },
  decorators: [(Story) => <div style={{ width: '16rem' }}>{<Story />}</div>],
};
