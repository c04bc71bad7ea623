import { Container } from '@saltbush/shared-ui/design/core';
import { AskCustomer } from '@saltbush/shared-ui/person';
import { useSession } from '@saltbush/shared-ui/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MARA_AND_STAFF } from '../../samples/impersonated';
import ImpersonationBanner from '.';

const sessionWith = (changes: Partial<typeof MARA_AND_STAFF.impersonation>) => () => {
  useSession.setState({
    ...MARA_AND_STAFF,
    impersonation: { ...MARA_AND_STAFF.impersonation, ...changes },
  });
  return () => useSession.setState({ status: 'guest', user: null, impersonation: null });
};

const meta = {
  title: 'Account/Impersonation banner/ImpersonationBanner',
  component: ImpersonationBanner,
  parameters: { layout: 'fullscreen' },
  beforeEach: sessionWith({}),
} satisfies Meta<typeof ImpersonationBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of the account below it, of which a part is the customer's alone. */
const abovePage: NonNullable<Story['decorators']> = [
  (Story) => (
    <>
      <Story />
      <Container>
        <AskCustomer />
      </Container>
    </>
  ),
];

export const Default: Story = {
  name: 'In an impersonated session, with an Exit button and what is the customer’s alone [2.22-01 6-09]',
  decorators: abovePage,
  play: async ({ canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('complementary', { name: 'Impersonated session' }));
    await expect(banner.getByText("You're in impersonted session")).toBeVisible();
    const ask = 'Only the customer can see and change these. Please ask them to sign in.';
    await expect(within(canvasElement).getByText(ask)).toBeVisible();
    await userEvent.tab();
    await expect(banner.getByRole('button', { name: 'Exit' })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  beforeEach: sessionWith({ reason: 'Averylongreasonwithoutspaces'.repeat(8) }),
  globals: { viewport: { value: 'narrowest' } },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{<Story />}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('aside') as HTMLElement;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
