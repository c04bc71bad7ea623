import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, screen, userEvent, within } from 'storybook/test';
import { PatientFormEnvironment } from '../../samples/patient-form-environment';
import { DISPENSED, DISPENSED_TOKEN, GOOD_TOKEN, MIA, NOAH } from '../../samples/patients';
import { samplePurchase } from '../../samples/product';
import { shopWith } from '../../samples/story-shop';
import PurchaseFragment from '.';

const PATIENCE_MS = 8000;
const family = (signedIn = true, patients = [MIA, NOAH]) => {
  const start = shopWith({ signedIn, prepare: (api) => api.setPatients(patients) });
  return () => {
    // The panel is loaded on demand.
    configure({ asyncUtilTimeout: PATIENCE_MS });
    return start();
  };
};

const meta = {
  title: 'Cart/Purchase/ScriptPurchase',
  component: PurchaseFragment,
  decorators: [
    (Story) => (
      <PatientFormEnvironment>
        <div style={{ maxInlineSize: '30rem' }}>
          <Story />
        </div>
      </PatientFormEnvironment>
    ),
  ],
  beforeEach: family(),
  args: {
    product: samplePurchase({
      title: 'Oxbury Pantoprazole 20mg 28 Tablets',
      requiresPrescription: true,
      schedule: '4',
      orderLimit: 1,
      canAutodeliver: false,
    }),
  },
} satisfies Meta<typeof PurchaseFragment>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const choose = async (canvas: Canvas, name: RegExp | string) =>
  userEvent.click(await canvas.findByRole('radio', { name }));
const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save patient and continue' }));

export const NoScript: Story = {
  name: 'No script yet: the way to a doctor',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^I don’t have a script/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /^Book a telehealth consult/ })).toBeVisible();
  },
};

export const Escript: Story = {
  name: 'An e-script for one of the family',
  play: async ({ canvas }) => {
    await choose(canvas, /^E-script/);
    await choose(canvas, 'Mia Lindqvist');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-prescription token' }), GOOD_TOKEN);
  },
};

export const Missing: Story = {
  name: 'Something is missing; the focus goes there',
  play: async ({ canvas }) => {
    await choose(canvas, /^E-script/);
    await canvas.findByRole('radio', { name: 'Mia Lindqvist' });
    await save(canvas);
    await expect(canvas.getByText('Please answer the following to purchase.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Mia Lindqvist' })).toHaveFocus();
  },
};

export const Dispensed: Story = {
  name: 'The exchange refuses the token',
  play: async ({ canvas }) => {
    await choose(canvas, /^E-script/);
    await choose(canvas, 'Mia Lindqvist');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-prescription token' }), DISPENSED_TOKEN);
    await save(canvas);
    await expect(await canvas.findByText(DISPENSED)).toBeVisible();
  },
};

export const Passed: Story = {
  name: 'Patient and script are saved, from the keyboard',
  play: async ({ canvas }) => {
    const none = await canvas.findByRole('radio', { name: /^I don’t have a script/ });
    none.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /^Paper script/ })).toBeChecked();
    await canvas.findByRole('radio', { name: 'Mia Lindqvist' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await save(canvas);
    await expect(await canvas.findByText('For Mia Lindqvist')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  },
};

export const Nobody: Story = {
  name: 'An account without patients',
  beforeEach: family(true, []),
  play: async ({ canvas }) => {
    await choose(canvas, /^Paper script/);
    await expect(await canvas.findByRole('button', { name: 'Add a patient' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Script on file We have no script/ })).toBeDisabled();
  },
};

export const AddPatient: Story = {
  name: 'Adding a patient beside the product',
  beforeEach: family(true, []),
  play: async ({ canvas }) => {
    await choose(canvas, /^Paper script/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a patient' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a patient' }));
    await expect(await sheet.findByText('The form of a new patient')).toBeVisible();
  },
};

export const Guest: Story = {
  beforeEach: family(false),
  play: async ({ canvas }) => {
    await choose(canvas, /^Paper script/);
    await expect(canvas.getByRole('button', { name: 'Sign in to choose a patient' })).toBeVisible();
  },
};

export const NamesNotLoaded: Story = {
  name: 'The patients could not be loaded',
  beforeEach: shopWith({
    signedIn: true,
    prepare: (api) => api.fail('PatientsNames', { message: 'Something went wrong', code: 'INTERNAL' }),
  }),
  play: async ({ canvas }) => {
    await choose(canvas, /^Paper script/);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
