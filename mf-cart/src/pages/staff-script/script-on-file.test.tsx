import {
  graphql,
  HttpResponse,
  sentVariables,
  serve,
  startWork,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  StaffScriptsCorrectDocument,
  StaffScriptsRefuseDocument,
  StaffScriptsTakeOffDocument,
} from '../../generated/gql/graphql';
import { issuedScriptAnswers, staffScriptAnswers, withdrawnScript } from '../../samples/staff-scripts';
import { page } from '.';

const PLACE = { reference: 'SB-74B7-M4JS', line: 1 };
const SEEN = { written_on: '2026-11-01', repeats_left: 2 };
const IN_USE = 'Order SB-74F4-T9QK uses a repeat of this script. Please check it there first.';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const openDesk = () =>
  render(
    <TestShop>
      <page.Component params={{ code: 'SB-74B7-M4JS-S1' }} search={new URLSearchParams()} />
    </TestShop>,
  );

/** Checks a script, and keeps it on file with two repeats. */
async function keepOnFile() {
  openDesk();
  await press('It has arrived');
  await press('The script is valid');
  await press('Keep on file');
  await userEvent.type(screen.getByLabelText('Written on'), '2026-11-01');
  await userEvent.type(screen.getByLabelText('Repeats left'), '2');
  await press('Keep on file');
  await screen.findByText('2 repeats left, until 2027-11-01');
}

describe('a script on file', () => {
  beforeEach(() => {
    startWork('pharmacist');
    serve(...staffScriptAnswers());
  });

  it('is corrected with a reason, after its faults are named', async () => {
    await keepOnFile();
    await press('Correct');
    expect(document.activeElement).toBe(screen.getByLabelText('Written on'));
    await press('Save correction');
    await screen.findByText('Please change the day or the repeats');
    await userEvent.clear(screen.getByLabelText('Repeats left'));
    await press('Save correction');
    await screen.findByText('Please enter from 0 to 11 repeats');
    await userEvent.type(screen.getByLabelText('Repeats left'), '1');
    await press('Save correction');
    await screen.findByText('1 repeat left, until 2027-11-01');
    expect(screen.getByRole('list', { name: 'Corrections' }).textContent).toContain(
      'It was put on file with a mistake. Before: written on 2026-11-01, 2 repeats left',
    );
    expect(sentVariables(StaffScriptsCorrectDocument)).toEqual([
      { input: { ...PLACE, ...SEEN, repeats_left: 1, reason: 'typed_wrong', seen: SEEN } },
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Correct' })));
  }, 60_000);

  it('is taken off file for good, with a reason for the customer', async () => {
    await keepOnFile();
    await press('Take off file');
    const reason = screen.getByRole('combobox', { name: /^Why it is taken off file/ });
    expect(document.activeElement).toBe(reason);
    await userEvent.selectOptions(reason, 'given_back');
    await press('Take off file and tell the customer');
    await screen.findByText(/We have given it back to you$/);
    expect(screen.queryByRole('button', { name: 'Take off file' })).toBeNull();
    expect(sentVariables(StaffScriptsTakeOffDocument)).toEqual([
      { input: { ...PLACE, seen: SEEN, reason: 'given_back' } },
    ]);
  }, 60_000);

  it.each(['One tablet every evening', null])(
    'that was issued here says by whom in which consultation, and how it is taken: %s [health-66]',
    async (directions) => {
      serve(...issuedScriptAnswers(directions));
      openDesk();
      const panel = within(await screen.findByRole('region', { name: 'Script on file' }));
      expect(panel.getByText(/^Asha Pillai, 20 Nov 2026, .*, consultation TH-3F9A1C20$/)).toBeTruthy();
      expect(panel.getByText('Packs in a supply')).toBeTruthy();
      expect(panel.queryAllByText('Directions')).toHaveLength(directions ? 1 : 0);
      expect(panel.queryAllByText('One tablet every evening')).toHaveLength(directions ? 1 : 0);
    },
  );

  it('stays while an order uses it, which is named', async () => {
    serve(
      graphql.mutation('StaffScriptsTakeOff', () =>
        HttpResponse.json({
          data: null,
          errors: [{ message: IN_USE, extensions: { code: 'FILED_IN_USE' } }],
        }),
      ),
    );
    await keepOnFile();
    await press('Take off file');
    await press('Take off file and tell the customer');
    await screen.findByText(IN_USE);
    screen.getByText('2 repeats left, until 2027-11-01');
  }, 60_000);

  it('that was withdrawn says by whom and why, and is refused alone [health-65]', async () => {
    serve(...staffScriptAnswers(withdrawnScript));
    openDesk();
    await screen.findByText(/Asha Pillai: Wrong strength$/);
    expect(screen.getByText('Withdrawn by its practitioner')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'The script is valid' })).toBeNull();
    await press('Refuse script');
    await userEvent.selectOptions(
      screen.getByLabelText('Why the script is refused'),
      'Its prescriber has withdrawn it',
    );
    await press('Refuse and tell the customer');
    await waitFor(() =>
      expect(sentVariables(StaffScriptsRefuseDocument)).toMatchObject([{ input: { reason: 'withdrawn' } }]),
    );
  });
});
