import { sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  StaffConsultScriptsIssueDocument,
  StaffConsultScriptsWithdrawDocument,
} from '../../generated/gql/graphql';
import { ATORVASTATIN, sampleScript, staffConsultScriptAnswers } from '../../samples/staff-scripts';
import { page } from '.';

const open = () =>
  render(
    <TestShop>
      <page.Component params={{ uuid: 'b1' }} search={new URLSearchParams()} />
    </TestShop>,
  );
const panel = async () => within(await screen.findByRole('region', { name: 'Script' }));
const write = async (label: RegExp | string, value: string) =>
  fireEvent.change((await panel()).getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click((await panel()).getByRole('button', { name }));
const issued = () => sentVariables(StaffConsultScriptsIssueDocument);

beforeEach(() => {
  startWork('practitioner');
  serve(...staffConsultScriptAnswers());
});
afterEach(() => vi.unstubAllGlobals());

describe('a script at the desk of consultations', () => {
  it('begins with what the patient asked for, is issued with directions, and listed [health-63]', async () => {
    open();
    expect((await panel()).getByText(ATORVASTATIN.name)).toBeTruthy();
    expect((await panel()).getByText(/at most 2 packs in a supply and 6 supplies/)).toBeTruthy();
    await write('Supplies, the first included', '3');
    await write('Directions', 'One tablet every evening');
    await press('Issue script');
    await waitFor(async () =>
      expect((await panel()).getByRole('listitem').textContent).toMatch(
        /^On file Lorimer Atorvastatin 20mg 30 Tablets, 1 pack in a supply, 3 of 3 supplies left, until 24 November 2027; issued by Asha Pillai/,
      ),
    );
    expect(issued()).toEqual([
      {
        input: {
          ...{ uuid: 'b1', seen: 0, product_id: '7', quantity: 1, supplies: 3, overruled: [], why: '' },
          directions: 'One tablet every evening',
        },
      },
    ]);
  });

  it('is not sent over its limits or without directions, which stand beside their fields [health-51 health-63]', async () => {
    open();
    await write('Packs in a supply', '3');
    await press('Issue script');
    expect(
      (await panel()).getAllByText(/Tablets can be prescribed as at most 2 packs in a supply and 6/),
    ).toBeTruthy();
    expect((await panel()).getByText('Please write how it is taken')).toBeTruthy();
    expect(document.activeElement).toBe((await panel()).getByLabelText('Packs in a supply'));
    expect(issued()).toHaveLength(0);
  });

  it('over its supplies marks these alone, in focus [health-51 health-63]', async () => {
    open();
    await write('Supplies, the first included', '7');
    await write('Directions', 'One tablet every evening');
    await press('Issue script');
    const supplies = (await panel()).getByLabelText('Supplies, the first included');
    expect(document.activeElement).toBe(supplies);
    expect(supplies.getAttribute('aria-invalid')).toBe('true');
    const packs = (await panel()).getByLabelText('Packs in a supply');
    expect(packs.getAttribute('aria-invalid')).not.toBe('true');
    expect(issued()).toHaveLength(0);
  });

  it('is of another medicine on prescription, which is searched for [health-63]', async () => {
    open();
    await press('Choose another medicine');
    await press('Issue script');
    expect((await panel()).getByText('Please choose a prescription medicine')).toBeTruthy();
    await userEvent.type((await panel()).getByRole('combobox'), 'amox');
    await userEvent.click(await screen.findByRole('option', { name: /Amoxil 500mg/ }));
    await write('Directions', 'One capsule three times a day');
    await press('Issue script');
    await waitFor(() => expect(issued()).toMatchObject([{ input: { product_id: '9', seen: 0 } }]));
  });

  it('that the api lets go is withdrawn for a reason; the place stays in focus [health-65]', async () => {
    const used = { ...sampleScript({ number: 2, supplies_left: 0 }), can_withdraw: false };
    serve(...staffConsultScriptAnswers({ scripts: [used, sampleScript()] }));
    open();
    expect((await panel()).queryByRole('button', { name: 'Withdraw script 2' })).toBeNull();
    await press('Withdraw script 1');
    expect((await panel()).getByText('Please say why')).toBeTruthy();
    await write('Why script 1 is withdrawn', 'Wrong strength');
    await press('Withdraw script 1');
    await waitFor(() =>
      expect(sentVariables(StaffConsultScriptsWithdrawDocument)).toEqual([
        { input: { uuid: 'b1', number: 1, reason: 'Wrong strength' } },
      ]),
    );
    await waitFor(async () => expect((await panel()).getByText(/Wrong strength$/)).toBeTruthy());
    expect(document.activeElement).toBe((await panel()).getByRole('list', { name: 'Scripts' }));
  });

  it('says which pharmacist has taken it off file, when and why [health-65]', async () => {
    const taken_off = { at: '2026-11-25T01:00:00.000Z', staff_name: 'Mei Tran', reason: 'other_patient' };
    const off = { ...sampleScript({ status: 'off_file', supplies_left: 0 }), can_withdraw: false, taken_off };
    serve(...staffConsultScriptAnswers({ scripts: [off] }));
    open();
    expect(
      (await panel()).getByText(/^Taken off file by Mei Tran, .*2026.*: It was written for somebody else$/),
    ).toBeTruthy();
    expect((await panel()).queryByRole('button', { name: 'Withdraw script 1' })).toBeNull();
  });

  it.each([
    ['no_record', /^No script can be issued here: .*your own prescribing software/],
    ['not_held', /^A script needs a consultation that took place/],
    ['not_yours', /^Only who held the consultation/],
    ['too_late', /^A script can be issued until the day after the consultation/],
    ['fee_returned', /^The fee of this consultation was returned/],
  ] as const)('that cannot be issued because of %s says why [health-63]', async (no_script, words) => {
    serve(...staffConsultScriptAnswers({ no_script }));
    open();
    expect((await panel()).getByText(words)).toBeTruthy();
    expect((await panel()).queryByRole('button')).toBeNull();
  });

  it('is none of a service for certificates [health-63]', async () => {
    serve(...staffConsultScriptAnswers({ no_script: 'service' }));
    open();
    await screen.findByRole('region', { name: 'Certificate' });
    expect(screen.queryByRole('region', { name: 'Script' })).toBeNull();
  });
});
