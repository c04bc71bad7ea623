import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { products } from '../../samples/products';
import { LineItem, LineItemList } from '../LineItem/LineItem';
import { Text } from '../Text/Text';
import { TotalsList } from '../TotalsList/TotalsList';
import { PrintSheet } from './PrintSheet';

const { title, href, image } = products.plain;

const meta = {
  title: 'Design/Print sheet',
  component: PrintSheet,
  args: {
    title: 'Tax invoice SB-20261121',
    from: ['Saltbush Pharmacy', '188 Pitt Street', 'Sydney NSW 2000'],
    intro: <Text tone="muted">Placed on 21 Nov 2026</Text>,
    printLabel: 'Print tax invoice',
    children: (
      <>
        <LineItemList label="Items">
          <LineItem title={title} href={href} image={image} totalCents={4990} unitCents={2495} quantity={2} />
        </LineItemList>
        <TotalsList
          rows={[{ label: 'Items', cents: 4990 }]}
          total={{ label: 'Total', cents: 4990 }}
          footnote="Includes GST of $4.54"
        />
      </>
    ),
  },
  render: (args) => (
    <>
      <p>The page around it</p>
      <PrintSheet {...args} />
    </>
  ),
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(fn());
    return () => print.mockRestore();
  },
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print tax invoice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.print).toHaveBeenCalledOnce();
  },
};

/** Applies the print styles on screen, like a print preview. */
function asOnPaper(): () => void {
  const changed: { media: MediaList; before: string }[] = [];
  for (const sheet of document.styleSheets) {
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
          changed.push({ media: rule.media, before: rule.media.mediaText });
          rule.media.mediaText = 'all';
        }
        if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
      }
    };
    walk(sheet.cssRules);
  }
  return () => {
    for (const { media, before } of changed) media.mediaText = before;
  };
}

export const OnPaper: Story = {
  name: 'On paper: the sheet alone, with a letterhead and without its button',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const onScreen = asOnPaper();
    try {
      await expect(canvas.getByText('The page around it')).not.toBeVisible();
      await expect(canvas.getByText('Tax invoice SB-20261121')).toBeVisible();
      await expect(canvas.getByText(title)).toBeVisible();
      await expect(canvas.getByText('Print tax invoice')).not.toBeVisible();
    } finally {
      onScreen();
    }
    await expect(canvas.getByText('The page around it')).toBeVisible();
    await expect(canvas.getByText('Tax invoice SB-20261121')).not.toBeVisible();
  },
};
