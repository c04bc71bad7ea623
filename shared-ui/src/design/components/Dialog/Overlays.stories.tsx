import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HeartIcon, LogOutIcon, PackageIcon, UserIcon } from '../../icons';
import { products } from '../../samples/products';
import { Button } from '../Button/Button';
import { RadioGroup } from '../Choice/RadioGroup';
import { IconButton } from '../IconButton/IconButton';
import { LineItem, LineItemList } from '../LineItem/LineItem';
import { Cluster } from '../layout/layout';
import { Menu } from '../Menu/Menu';
import { Popover } from '../Popover/Popover';
import type { ProductCardModel } from '../ProductCard/model';
import { ResponsiveDialog, Sheet, type SheetProps } from '../Sheet/Sheet';
import { Tabs } from '../Tabs/Tabs';
import { Text } from '../Text/Text';
import { ToastRegion } from '../Toast/ToastRegion';
import { toast } from '../Toast/toast';
import { Tooltip } from '../Tooltip/Tooltip';
import { TotalsList } from '../TotalsList/TotalsList';
import { Dialog } from './Dialog';

const meta = { title: 'Design/Overlays' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Opened({
  words,
  children,
}: {
  words: string;
  children: (open: boolean, set: (open: boolean) => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words}</Button>
      {children(open, setOpen)}
    </>
  );
}

const cancelDialog = (
  <Opened words="Cancel the program">
    {(open, set) => (
      <Dialog
        open={open}
        onOpenChange={set}
        title="Cancel your program?"
        description="Your next order will not be sent. You can join again at any time."
        footer={
          <Cluster justify="end">
            <Button variant="quiet" onClick={() => set(false)}>
              Keep my program
            </Button>
            <Button variant="danger" onClick={() => set(false)}>
              Cancel program
            </Button>
          </Cluster>
        }
      >
        <RadioGroup
          legend="What is the reason?"
          name="reason"
          value={null}
          onChange={fn()}
          options={[
            { value: 'too-expensive', label: 'Too expensive' },
            { value: 'not-useful', label: 'Not useful' },
            { value: 'found-alternative', label: 'Found alternative' },
            { value: 'this-is-temporary', label: 'This is temporary' },
          ]}
        />
      </Dialog>
    )}
  </Opened>
);

export const DialogOpen: Story = {
  render: () => cancelDialog,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel your program?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

export const TallDialog: Story = {
  name: 'Dialog with more than fits [2.22-02 9.f-03]',
  render: () => (
    <Opened words="Read all">
      {(open, set) => (
        <Dialog
          open={open}
          onOpenChange={set}
          title="Terms and conditions"
          footer={<Button block>Accept</Button>}
        >
          {Array.from({ length: 60 }, (_, index) => index + 1).map((line) => (
            <Text key={line}>Terms go on for a good while, so the middle of the dialog scrolls.</Text>
          ))}
        </Dialog>
      )}
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const { width, height, top } = await settled(await screen.findByRole('dialog'));
    await expect(width).toBe(568);
    await expect(height).toBeCloseTo(window.innerHeight * 0.95, 0);
    await expect(top).toBeGreaterThan(0);
    await expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

export const DialogByKeyboard: Story = {
  render: () => cancelDialog,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    for (let presses = 0; presses < 8; presses += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

const lineOf = ({ title, href, brand, image }: ProductCardModel) => ({ title, href, brand, image });

const cart = ({ side }: Pick<SheetProps, 'side'>) => (
  <Opened words="Cart">
    {(open, set) => (
      <Sheet
        open={open}
        onOpenChange={set}
        side={side}
        title="Cart (3)"
        footer={
          <>
            <TotalsList rows={[]} total={{ label: 'Subtotal', cents: 6689 }} />
            <Button block style={{ marginTop: '1rem' }}>
              Go to cart
            </Button>
          </>
        }
      >
        <LineItemList label="Cart">
          <LineItem {...lineOf(products.plain)} totalCents={4990} unitCents={2495} quantity={2} />
          <LineItem {...lineOf(products.sale)} totalCents={1799} quantity={1} />
        </LineItemList>
      </Sheet>
    )}
  </Opened>
);

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('dialog');
};

/** Waits for a surface to finish opening and returns its bounds. */
async function settled(surface: HTMLElement) {
  await waitFor(() => expect(surface.getAnimations({ subtree: false })).toHaveLength(0));
  return surface.getBoundingClientRect();
}

/** Opens the sheet and checks that one of its edges is flush with that edge of the page. */
const isFlushWith =
  (edge: 'right' | 'left' | 'top' | 'bottom'): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const place = await settled(await screen.findByRole('dialog'));
    const page = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight };
    await waitFor(() => expect(Math.abs(place[edge] - page[edge])).toBeLessThan(16));
    const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
    await expect(Math.abs(place[opposite[edge]] - page[opposite[edge]])).toBeGreaterThan(50);
  };

export const SheetRight: Story = {
  name: 'Sheet, at the right by default [2.22-03]',
  render: () => cart({}),
  play: isFlushWith('right'),
};
export const SheetLeft: Story = {
  name: 'Sheet at the left [2.22-03]',
  render: () => cart({ side: 'left' }),
  play: isFlushWith('left'),
};
export const SheetTop: Story = {
  name: 'Sheet at the top [2.22-03]',
  render: () => cart({ side: 'top' }),
  play: isFlushWith('top'),
};
export const SheetBottom: Story = {
  name: 'Sheet at the bottom [2.22-03]',
  render: () => cart({ side: 'bottom' }),
  play: isFlushWith('bottom'),
};

export const DialogOrBottomSheet: Story = {
  render: () => (
    <Opened words="Choose delivery option">
      {(open, set) => (
        <ResponsiveDialog
          open={open}
          onOpenChange={set}
          title="Choose delivery option"
          footer={<Button block>Add to Health Program</Button>}
        >
          <RadioGroup
            legend="How would you like it?"
            hideLegend
            name="way"
            layout="cards"
            value="program"
            onChange={fn()}
            options={[
              { value: 'once', label: 'Add to cart', hint: 'One-time purchase' },
              {
                value: 'program',
                label: 'Add to Program Delivery',
                hint: 'Enjoy 10% off, 3x rewards points and free delivery with your monthly Weight Management Program subscription. T&Cs apply.',
              },
            ]}
          />
        </ResponsiveDialog>
      )}
    </Opened>
  ),
  play: openIt,
};

export const PopoverOpen: Story = {
  render: () => (
    <Popover
      trigger={<Button variant="secondary">Set location</Button>}
      title="Where are we delivering?"
      align="start"
    >
      <Text size="sm">Enter your postcode or suburb for accurate delivery options.</Text>
      <Cluster style={{ marginTop: '1rem' }}>
        <Button size="sm">Set location</Button>
        <Button size="sm" variant="quiet">
          Got it
        </Button>
      </Cluster>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByText(/for accurate delivery options/);
  },
};

export const MenuOpen: Story = {
  render: () => (
    <Menu
      label="Account"
      align="start"
      trigger={<IconButton label="Account" icon={UserIcon} />}
      items={[
        { id: '1', label: 'My Account', href: '/user/dashboard', icon: UserIcon },
        { id: '3', label: 'Order History', href: '/user/invoices', icon: PackageIcon },
        { id: '8', label: 'Favourites', href: '/user/favourites', icon: HeartIcon, separatorAfter: true },
        { id: 'out', label: 'Sign Out', onSelect: fn(), icon: LogOutIcon },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Account' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Order History' })).toHaveFocus());
  },
};

export const EveryTab: Story = {
  render: () => (
    <Tabs
      label="About this product"
      tabs={[
        {
          id: 'description',
          label: 'Description',
          content: <Text>Supports muscle function and sleep.</Text>,
        },
        {
          id: 'directions',
          label: 'Directions',
          content: <Text>Adults: take 2 capsules daily with food.</Text>,
        },
        { id: 'ingredients', label: 'Ingredients', content: <Text>Magnesium glycinate.</Text> },
        { id: 'warnings', label: 'Warnings', content: <Text>Always read the label.</Text> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Description' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Adults: take 2 capsules'));
  },
};

export const TooltipOnFocus: Story = {
  render: () => (
    <div style={{ padding: '3rem' }}>
      <Tooltip label="Add to favourites">
        <IconButton label="Add to favourites" icon={HeartIcon} variant="outline" />
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await screen.findByText('Add to favourites');
  },
};

const undo = fn();

export const ToastWithUndo: Story = {
  render: () => (
    <>
      <Cluster>
        <Button onClick={() => toast({ message: 'Removed from your cart', undo })}>Remove</Button>
        <Button
          variant="secondary"
          onClick={() => toast({ message: 'Something went wrong. Please try again.', tone: 'error' })}
        >
          Fail
        </Button>
      </Cluster>
      <ToastRegion />
    </>
  ),
  play: async ({ canvasElement }) => {
    undo.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await screen.findByRole('button', { name: 'Dismiss' });
  },
};
