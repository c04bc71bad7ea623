import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CalendarDaysIcon, CreditCardIcon, PackageIcon, StethoscopeIcon, Trash2Icon } from '../../icons';
import { products } from '../../samples/products';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Grid, Panel, Stack } from '../layout/layout';
import { NumberStepper } from '../NumberStepper/NumberStepper';
import type { ProductCardModel } from '../ProductCard/model';
import { StatusTile } from '../StatusTile/StatusTile';
import { TextButton } from '../TextLink/TextLink';
import { TotalsList } from '../TotalsList/TotalsList';
import { LineItem, LineItemList } from './LineItem';

const meta = { title: 'Design/Orders' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const lineOf = ({ title, href, brand, image }: ProductCardModel) => ({ title, href, brand, image });
const remove = (
  <TextButton variant="quiet" icon={Trash2Icon}>
    Remove
  </TextButton>
);

export const Cart: Story = {
  render: () => (
    <Grid columns="summary" gap={8}>
      <LineItemList label="Cart">
        <LineItem
          {...lineOf(products.plain)}
          totalCents={4990}
          unitCents={2495}
          quantityControl={
            <NumberStepper rule="cart" size="sm" label="Quantity of magnesium" value={2} onChange={fn()} />
          }
          actions={remove}
          meta="AutoDelivery, every 4 weeks"
        />
        <LineItem
          {...lineOf(products.s4)}
          tags={[{ kind: 's4' }]}
          totalCents={1250}
          quantity={1}
          meta="For Maya Nguyen, e-prescription token ending 7K2Q"
          messages={[{ tone: 'error', text: 'Only 1 of this medicine can be supplied in an order.' }]}
          actions={remove}
        />
        <LineItem {...lineOf(products.longAndBare)} totalCents={99_999_900} quantity={1} actions={remove} />
        <LineItem {...lineOf(products.free)} totalCents={0} quantity={1} />
      </LineItemList>
      <Panel ground="mist">
        <Stack gap={5}>
          <Heading level={2} size="lg">
            Order summary
          </Heading>
          <TotalsList
            rows={[
              { label: 'Items', cents: 6240 },
              { label: 'Offer WELCOME10', cents: 624, kind: 'saving' },
              { label: 'Standard delivery', cents: 0, note: '2 to 5 business days' },
              { label: 'Express', cents: null },
            ]}
            total={{ label: 'Total', cents: 5616 }}
            footnote="Includes $2.15 GST"
          />
          <Button block>Checkout</Button>
        </Stack>
      </Panel>
    </Grid>
  ),
};

export const Tiles: Story = {
  render: () => (
    <Grid columns="halves">
      <StatusTile
        title="Awaiting repeat prescription"
        tone="warning"
        icon={StethoscopeIcon}
        action={<Button size="sm">Renew prescription</Button>}
      >
        We're currently waiting for you to renew your subscription. Renew your prescription to avoid
        disruptions to your program.
      </StatusTile>
      <StatusTile
        title="Issue with your payment"
        tone="error"
        icon={CreditCardIcon}
        action={<Button size="sm">Retry payment</Button>}
      >
        There was an issue with your payment details. Update this to avoid disruptions to your monthly order.
      </StatusTile>
      <StatusTile title="Order Confirmed" tone="success" icon={PackageIcon}>
        We've received your subscription payment and are currently getting your order ready to be delivered to
        you.
      </StatusTile>
      <StatusTile title="It's time to review" tone="info" icon={CalendarDaysIcon}>
        You can make any changes to your order before: Tuesday 24 November.
      </StatusTile>
      <StatusTile title="Your consult" tone="plum" icon={StethoscopeIcon}>
        Today, 2PM - 4PM, by phone.
      </StatusTile>
      <StatusTile title="Nothing else" />
    </Grid>
  ),
};
