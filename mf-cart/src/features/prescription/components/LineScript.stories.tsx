import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, screen, userEvent, within } from 'storybook/test';
import { sampleLine, sampleProduct } from '../../../samples/cart';
import { PatientFormEnvironment } from '../../../samples/patient-form-environment';
import { MIA, NOAH } from '../../../samples/patients';
import { shopWith } from '../../../samples/story-shop';
import { LineScript } from './LineScript';

const PATIENCE_MS = 8000;
const start = shopWith({ signedIn: true, prepare: (api) => api.setPatients([MIA, NOAH]) });
const product = sampleProduct({
  name: 'Oxbury Pantoprazole 20mg 28 Tablets',
  requires_prescription: true,
  schedule: '4',
});

const meta = {
  title: 'Cart/Prescription/LineScript',
  component: LineScript,
  args: { uuid: 'sample-cart', line: sampleLine({ product }) },
  beforeEach: () => {
    // The sheet loads when it first opens.
    configure({ asyncUtilTimeout: PATIENCE_MS });
    return start();
  },
  decorators: [
    (Story) => (
      <PatientFormEnvironment>
        <div style={{ minBlockSize: '44rem' }}>
          <Story />
        </div>
      </PatientFormEnvironment>
    ),
  ],
} satisfies Meta<typeof LineScript>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  name: 'A line without patient or script; what is missing is said',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add patient and script/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Patient and script' }));
    // Before they are there, the focus would go to the question instead of to its first answer.
    await sheet.findByRole('radio', { name: 'Mia Lindqvist' });
    await userEvent.click(sheet.getByRole('button', { name: 'Save patient and continue' }));
    await expect(sheet.getByText('Please answer the following to purchase.')).toBeVisible();
    await expect(await sheet.findByText('Please choose a patient')).toBeVisible();
  },
};

export const Changing: Story = {
  name: 'Another patient for a line on a paper script',
  args: { line: sampleLine({ product, script_type: 'paper', patient: MIA }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change patient or script/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Patient and script' }));
    await expect(await sheet.findByRole('radio', { name: 'Mia Lindqvist' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: /^Paper script/ })).toBeChecked();
  },
};
