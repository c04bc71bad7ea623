import { useSession } from '@saltbush/shared-ui/platform';
import { HttpResponse, http, respondWith, sentVariables, serve } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  PatientsCreateDocument,
  PatientsDeleteDocument,
  PatientsDocument,
  PatientsEditDocument,
} from '../../generated/gql/graphql';
import { NOAH, patientPage, samplePatient } from '../../samples/patient';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { page } from '.';

const { Component } = page;
let patients = [samplePatient(), NOAH];

beforeEach(() => {
  startSampleShop();
  patients = [samplePatient(), NOAH];
  serve(
    respondWith(PatientsDocument, () => patientPage(patients, 1, 3)),
    http.post('/api/telehealth/medicare/booking', () => HttpResponse.json({ data: {}, error_message: null })),
    respondWith(PatientsCreateDocument, ({ input }) => {
      const { first_name, last_name } = input;
      const created = samplePatient({ uuid: 'patient-new', first_name, last_name });
      patients = [...patients, created];
      return { patients_create: created };
    }),
    respondWith(PatientsEditDocument, ({ input }) => {
      const edited = samplePatient({ medication: input.medication ?? '' });
      patients = patients.map((patient) => (patient.uuid === input.uuid ? edited : patient));
      return { patients_edit: edited };
    }),
    respondWith(PatientsDeleteDocument, ({ input }) => {
      patients = patients.filter(({ uuid }) => uuid !== input.uuid);
      return { patients_delete: { uuid: input.uuid } };
    }),
  );
});

const open = (search = '') =>
  render(<Component params={{}} search={new URLSearchParams(search)} />, { wrapper: SampleShop });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const card = (name: string) => screen.findByRole('article', { name });
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

describe('the account’s patients', () => {
  it('are listed by page, with a form for each [2.18-01] [2.1-20]', async () => {
    open('page=2');
    await card('Mia Lindqvist');
    expect(sentVariables(PatientsDocument)).toEqual([{ page: 2, per_page: 10 }]);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of patients' }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/user/patients?page=3',
    );
    await press('Edit Mia Lindqvist');
    expect(screen.getByRole('form', { name: 'Edit patient' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Patients' })).toBeTruthy();
  });

  it('are not for staff who act as the customer', async () => {
    useSession.setState({
      impersonation: { staff_name: 'Sam', reason: 'Help', expires_at: '2026-11-25T05:00:00Z' },
    });
    open();
    await screen.findByText(/Only the customer can see and change these/);
    expect(sentVariables(PatientsDocument)).toEqual([]);
  });

  it('are created, edited and deleted [2.18-03]', async () => {
    open();
    await card('Mia Lindqvist');
    await press('Add a patient');
    const fields = {
      'First name': 'Ada',
      'Last name': 'Lee',
      Day: '3',
      Month: '2',
      Year: '1990',
      Phone: '0412345678',
    };
    for (const [name, value] of Object.entries(fields)) type(name, value);
    await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
    type('Street address', '1 Fig Street');
    type('Suburb', 'Surry Hills');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'NSW');
    type('Postcode', '2010');
    type('Medicare number', '6951449601');
    type('Reference number', '1');
    type('Expiry', '01/2040');
    await press('Save patient');
    await card('Ada Lee');

    await press('Edit Mia Lindqvist');
    type(/Current medication/, 'Salbutamol');
    await press('Save patient');
    expect(await within(await card('Mia Lindqvist')).findByText('Salbutamol')).toBeTruthy();

    await press('Delete Noah Lindqvist');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Noah Lindqvist?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete patient' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Noah Lindqvist' })).toBeNull());
    expect(sentVariables(PatientsDeleteDocument)).toEqual([{ input: { uuid: 'patient-noah' } }]);
  });

  it('scroll to the top of the form, and back to the button that opened it on Cancel', async () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    open();
    await card('Mia Lindqvist');
    for (const [button, form] of [
      ['Edit Noah Lindqvist', 'Edit Noah Lindqvist'],
      ['Add a patient', 'Add a patient'],
    ] as const) {
      await press(button);
      const top = screen.getByRole('region', { name: form });
      expect(document.activeElement).toBe(top);
      expect(scrollIntoView.mock.contexts.at(-1)).toBe(top);
      await press('Cancel');
      const opener = await screen.findByRole('button', { name: button });
      expect(document.activeElement).toBe(opener);
      expect(scrollIntoView.mock.contexts.at(-1)).toBe(opener);
    }
  });

  it('are not deleted when the dialog is cancelled', async () => {
    open();
    await card('Mia Lindqvist');
    await press('Delete Mia Lindqvist');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep patient' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentVariables(PatientsDeleteDocument)).toEqual([]);
  });
});
