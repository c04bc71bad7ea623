import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { Illustration } from '../Illustration/Illustration';
import { Cluster, Grid, Stack } from '../layout/layout';
import { Banner } from '../Message/Banner';
import { InlineMessage } from '../Message/InlineMessage';
import { ListingSkeleton } from '../Skeleton/listing-shape';
import { FormSkeleton, LineItemSkeleton, TileSkeleton, TotalsSkeleton } from '../Skeleton/order-shapes';
import { Loading, SkeletonText } from '../Skeleton/Skeleton';
import { ProductPageSkeleton } from '../Skeleton/shapes';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { RemoteFallback } from './RemoteFallback';

const meta = { title: 'Design/Messages and states' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const dismiss = fn();

export const Banners: Story = {
  render: () => (
    <Stack>
      <Banner tone="info" title="Delivering to Sydney, 2000">
        Delivery options and prices are for this postcode.
      </Banner>
      <Banner tone="success" title="Answers saved." onDismiss={dismiss} />
      <Banner
        tone="warning"
        title="Always read the label"
        action={<Button size="sm">Talk to a pharmacist</Button>}
      >
        This medicine may not be right for you. Follow the directions for use.
      </Banner>
      <Banner tone="error" title="We couldn’t charge your card">
        Nothing was charged and your cart is as you left it. Try another card.
      </Banner>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    dismiss.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(dismiss).toHaveBeenCalledOnce();
  },
};

export const InlineMessages: Story = {
  render: () => (
    <Stack gap={2}>
      <InlineMessage tone="info">Add $12.05 for free delivery</InlineMessage>
      <InlineMessage tone="success">Free delivery applied</InlineMessage>
      <InlineMessage tone="warning">Only 2 left</InlineMessage>
      <InlineMessage tone="error">Please select an existing AutoDelivery</InlineMessage>
    </Stack>
  ),
};

export const EmptyCart: Story = {
  render: () => (
    <EmptyState
      title="Your cart is empty"
      picture="cart"
      action={<ButtonLink href="/">Start shopping</ButtonLink>}
    >
      When you add something, it waits for you here.
    </EmptyState>
  ),
};

const retry = fn();

export const Failed: Story = {
  render: () => <ErrorState onRetry={retry} />,
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const RemoteMissing: Story = {
  render: () => (
    <Stack>
      <RemoteFallback name="The cart" onRetry={fn()} />
      <RemoteFallback name="The header" onRetry={fn()} compact busy />
    </Stack>
  ),
};

export const Illustrations: Story = {
  render: () => (
    <Cluster>
      {(['cart', 'search', 'box', 'heart', 'offline', 'lost', 'calendar', 'patients'] as const).map(
        (name) => (
          <Illustration key={name} name={name} />
        ),
      )}
    </Cluster>
  ),
};

export const Skeletons: Story = {
  render: () => (
    <Loading label="Loading everything">
      <Stack gap={10}>
        <ListingSkeleton count={4} />
        <ProductPageSkeleton />
        <Grid columns="summary">
          <LineItemSkeleton />
          <TotalsSkeleton />
        </Grid>
        <Grid columns="halves">
          <TileSkeleton />
          <FormSkeleton fields={2} />
        </Grid>
        <SkeletonText />
      </Stack>
    </Loading>
  ),
};
