import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BarChart } from '../components/BarChart/BarChart';
import { Button } from '../components/Button/Button';
import { LineItem, LineItemList } from '../components/LineItem/LineItem';
import { NumberStepper } from '../components/NumberStepper/NumberStepper';
import { PrintSheet } from '../components/PrintSheet/PrintSheet';
import { ProgressBar } from '../components/Progress/ProgressBar';
import { ProgressSteps } from '../components/Progress/ProgressSteps';
import { StatusTile } from '../components/StatusTile/StatusTile';
import { tagFromName } from '../components/TagList/tags';
import { TotalsList } from '../components/TotalsList/TotalsList';
import { Box } from '../samples/Box';
import { endless, expectToFit, long, narrowest } from '../samples/extremes';

const meta = {
  title: 'Design/Extremes/Orders',
  ...narrowest,
  play: ({ canvasElement }) => expectToFit(canvasElement),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  name: 'Lines: a negative quantity, no picture, $0 and $999,999',
  render: () => (
    <Box name="lines">
      <LineItemList label="None">{[]}</LineItemList>
      <LineItemList label="Extremes">
        <LineItem
          headingLevel={2}
          title={endless}
          brand={endless}
          image={null}
          totalCents={99_999_900}
          unitCents={99_999_900}
          tags={[tagFromName(endless)]}
          meta={endless}
          messages={[{ tone: 'error', text: endless }]}
          quantityControl={<NumberStepper rule="cart" size="sm" value={-3} onChange={fn()} />}
          actions={<Button size="sm">{endless}</Button>}
        />
        <LineItem headingLevel={2} title={long} image="/nowhere.svg" totalCents={-500} quantity={-2} />
        <LineItem headingLevel={2} title="Free" image={null} totalCents={0} quantity={1e12} />
      </LineItemList>
    </Box>
  ),
};

export const Totals: Story = {
  render: () => (
    <Box name="totals">
      <TotalsList rows={[]} total={{ label: 'Total', cents: 0 }} />
      <TotalsList
        rows={[
          { label: endless, cents: 1e13, note: endless },
          { label: long, cents: -1, kind: 'saving' },
          { label: 'Unknown', cents: null, note: endless },
        ]}
        total={{ label: endless, cents: -99_999_900 }}
        footnote={endless}
      />
    </Box>
  ),
};

export const Progress: Story = {
  render: () => (
    <>
      <Box name="tile">
        <StatusTile title={endless} tone="error" action={<Button size="sm">{long}</Button>} headingLevel={2}>
          {endless}
        </StatusTile>
      </Box>
      <Box name="progress">
        <ProgressBar label="Nothing of nothing" value={5} max={0} />
        <ProgressBar label="Less than nothing" value={-5} max={1} />
        <ProgressSteps label="None" steps={[]} current={3} />
        <ProgressSteps steps={[{ label: long }, { label: endless }, { label: 'Last' }]} current={1} />
      </Box>
    </>
  ),
};

const values = [1e15, -5, Number.NaN, null, 0, 0.1, 99_999_999];

export const Charts: Story = {
  render: () => (
    <>
      <Box name="chart">
        <BarChart
          title={endless}
          unit={endless}
          days={values.map((value, index) => ({ label: `${endless.slice(0, 20)} ${index}`, value }))}
          target={-10}
        />
        <BarChart title="No days" unit="kJ" days={[]} target={0} />
      </Box>
      <Box name="sheet">
        <PrintSheet title={endless} from={[endless]} intro={endless} printLabel={long}>
          {endless}
        </PrintSheet>
      </Box>
    </>
  ),
};
