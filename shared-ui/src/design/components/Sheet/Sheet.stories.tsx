import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Opened, openDialog, settled } from '../../samples/overlays';
import { products } from '../../samples/products';
import { Button } from '../Button/Button';
import { RadioGroup } from '../Choice/RadioGroup';
import { LineItem, LineItemList } from '../LineItem/LineItem';
import type { ProductCardModel } from '../ProductCard/model';
import { TotalsList } from '../TotalsList/TotalsList';
import { ResponsiveDialog, Sheet, type SheetProps } from './Sheet';

const meta = { title: 'Design/Overlays/Sheet' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const lineOf = ({ title, href, brand, image }: ProductCardModel) => ({ title, href, brand, image });

const cart = ({ side }: Pick<SheetProps, 'side'>) => (
  <Opened label="Cart">
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

const isFlushWith =
  (edge: 'right' | 'left' | 'top' | 'bottom'): Story['play'] =>
  async ({ canvasElement }) => {
    const place = await settled(await openDialog(canvasElement));
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
    <Opened label="Choose delivery option">
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
  play: async ({ canvasElement }) => void (await openDialog(canvasElement)),
};
