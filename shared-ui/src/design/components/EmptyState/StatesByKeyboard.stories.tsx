import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { products } from '../../samples/products';
import { tabThrough } from '../../samples/walk';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { LineItem, LineItemList } from '../LineItem/LineItem';
import { Stack } from '../layout/layout';
import { Banner } from '../Message/Banner';
import { RichText } from '../RichText/RichText';
import { Loading, SkeletonText } from '../Skeleton/Skeleton';
import { StatusTile } from '../StatusTile/StatusTile';
import { TextButton } from '../TextLink/TextLink';
import { TotalsList } from '../TotalsList/TotalsList';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { RemoteFallback } from './RemoteFallback';

const meta = { title: 'Design/Messages and states/By keyboard' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const pressed = fn();

export const States: Story = {
  name: 'Every state offers its next step; what loads offers none',
  render: () => (
    <Stack>
      <Banner
        tone="warning"
        title="Label"
        action={<Button>Ask</Button>}
        onDismiss={() => pressed('dismiss')}
      />
      <EmptyState title="Your cart is empty" action={<ButtonLink href="#shop">Start shopping</ButtonLink>} />
      <Loading>
        <SkeletonText />
      </Loading>
      <ErrorState onRetry={() => pressed('again')} />
      <RemoteFallback name="The cart" onRetry={() => pressed('retry')} />
      <StatusTile title="Your payment" tone="error" action={<Button>Retry payment</Button>} />
      <RichText html='<p>Read <a href="#label">the label</a></p>' />
    </Stack>
  ),
  play: async () => {
    pressed.mockClear();
    await tabThrough('Ask', 'Dismiss');
    await userEvent.keyboard('{Enter}');
    await tabThrough('Start shopping', 'Try again');
    await userEvent.keyboard(' ');
    await tabThrough('Retry');
    await userEvent.keyboard('{Enter}');
    await expect(pressed.mock.calls).toEqual([['dismiss'], ['again'], ['retry']]);
    await tabThrough('Retry payment', 'the label');
  },
};

const { title, href, image } = products.plain;

export const Order: Story = {
  name: 'A line of an order: its link, its actions; totals are no stops',
  render: () => (
    <>
      <LineItemList label="Cart">
        <LineItem
          {...{ title, href, image }}
          totalCents={2495}
          quantity={1}
          actions={<TextButton onClick={() => pressed('remove')}>Remove</TextButton>}
        />
      </LineItemList>
      <TotalsList rows={[{ label: 'Items', cents: 2495 }]} total={{ label: 'Total', cents: 2495 }} />
      <ButtonLink href="#checkout">Checkout</ButtonLink>
    </>
  ),
  play: async () => {
    pressed.mockClear();
    await tabThrough(title, 'Remove');
    await userEvent.keyboard('{Enter}');
    await expect(pressed.mock.calls).toEqual([['remove']]);
    await tabThrough('Checkout');
  },
};
