import {
  HttpResponse,
  http,
  neverRespond,
  respondWith,
  respondWithError,
  serve,
} from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PatientsDeleteDocument, PatientsDocument } from '../../generated/gql/graphql';
import { NOAH, patientPage, samplePatient } from '../../samples/patient';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { page } from '.';

const PATIENCE_MS = 8000;
const IN_USE = {
  message: 'This patient is part of a health program. Please cancel the program first.',
  code: 'PATIENT_IN_USE',
} as const;
const GRACE = samplePatient({
  uuid: 'patient-grace',
  first_name: 'Grace',
  dob: '1948-11-30',
  conditions: 'High blood pressure',
  medication: 'Perindopril 5 mg each morning',
  hola_medicare_expiry: '2020-01',
});

type Answers = Parameters<typeof serve>;
type Status = 'signed-in' | 'guest' | 'unknown';

/** Returns a story's `beforeEach` with a session and API handlers. */
const shopWith =
  (
    answers: Answers = [respondWith(PatientsDocument, patientPage([GRACE, samplePatient(), NOAH]))],
    status: Status = 'signed-in',
  ) =>
  () => {
    configure({ asyncUtilTimeout: PATIENCE_MS });
    startSampleShop({ status });
    serve(...answers);
  };

const { Component } = page;

const meta = {
  title: 'Account/Patients/PatientsPage',
  component: Component,
  args: { params: {}, search: new URLSearchParams() },
  parameters: { layout: 'fullscreen' },
  beforeEach: shopWith(),
  render: (args) => (
    <SampleShop>
      <main>
        <Component {...args} />
      </main>
    </SampleShop>
  ),
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: 'A family; an expired card is said',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Noah Lindqvist' })).toBeVisible();
    await expect(canvas.getByText('This Medicare card has expired')).toBeVisible();
    await expect(canvas.getByText('•••• 8437')).toBeVisible();
  },
};

export const Pages: Story = {
  name: 'The second of three pages',
  args: { search: new URLSearchParams('page=2') },
  beforeEach: shopWith([respondWith(PatientsDocument, patientPage([samplePatient()], 2, 3))]),
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages of patients' }));
    await expect(pages.getByText('2').closest('[aria-current]')).toHaveAttribute('aria-current', 'page');
  },
};

export const Empty: Story = {
  beforeEach: shopWith([respondWith(PatientsDocument, patientPage([]))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No patients yet' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add a patient' })).toHaveLength(1);
  },
};

export const Loading: Story = { beforeEach: shopWith([neverRespond(PatientsDocument)]) };

export const Failed: Story = {
  name: 'The list could not be loaded; trying again shows it',
  beforeEach: shopWith([
    respondWithError(PatientsDocument, { message: 'Something went wrong', code: 'INTERNAL' }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong')).toBeVisible();
  },
};

export const Guest: Story = {
  beforeEach: shopWith([], 'guest'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

export const Add: Story = {
  name: 'The form; the focus goes to it',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a patient' }));
    await expect(canvas.getByRole('region', { name: 'Add a patient' })).toHaveFocus();
  },
};

export const AddWithMistakes: Story = {
  tags: ['phone-picture'],
  name: 'All that is wrong, in a summary that leads to the fields',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a patient' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: 'Please enter a date of birth' }));
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
  },
};

export const Edit: Story = {
  name: 'Changing a patient; what is on file may stay',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Mia Lindqvist' }));
    await expect(canvas.getByRole('radio', { name: /^Leave it as it is/ })).toBeChecked();
    await expect(canvas.getByText('Medicare •••• 9601, expires 03/2040')).toBeVisible();
  },
};

export const MedicareRefused: Story = {
  tags: ['phone-picture'],
  name: 'Medicare does not know the card',
  beforeEach: shopWith([
    respondWith(PatientsDocument, patientPage([samplePatient()])),
    http.post('/api/telehealth/medicare/booking', () =>
      HttpResponse.json({ data: null, error_message: 'Unknown' }),
    ),
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Mia Lindqvist' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Enter a Medicare card/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Medicare number' }), '6951449601');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reference number' }), '1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Expiry' }), '03/2040');
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const Delete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Mia Lindqvist' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Mia Lindqvist?' }));
    await expect(dialog.getByRole('button', { name: 'Delete patient' })).toBeVisible();
  },
};

export const DeleteRefused: Story = {
  name: 'A patient of a program cannot be deleted',
  beforeEach: shopWith([
    respondWith(PatientsDocument, patientPage([samplePatient()])),
    respondWithError(PatientsDeleteDocument, IN_USE),
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Mia Lindqvist' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete patient' }));
    await expect(await dialog.findByText(IN_USE.message)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Delete patient' })).toBeNull();
  },
};

export const Extremes: Story = {
  name: 'Names and words without a break fit at 320 px',
  beforeEach: shopWith([
    respondWith(
      PatientsDocument,
      patientPage([
        samplePatient({
          first_name: 'Maximiliana'.repeat(5),
          last_name: 'Featherstonehaugh-Cholmondeley',
          allergies: 'x'.repeat(500),
          address: 'Endless'.repeat(14),
        }),
      ]),
    ),
  ]),
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('article');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
