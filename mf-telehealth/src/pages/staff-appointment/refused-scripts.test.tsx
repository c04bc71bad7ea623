import { respondWithError, sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  StaffConsultScriptsIssueDocument,
  StaffConsultScriptsWithdrawDocument,
} from '../../generated/gql/graphql';
import { sampleScript, staffConsultScriptAnswers } from '../../samples/staff-scripts';
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

describe('a script that is refused at the desk of consultations', () => {
  it('against which the record speaks needs a reason, after all of it was read [health-64]', async () => {
    const against = [
      'Gia’s record names an allergy to what this medicine is, contains or is related to: atorvastatin.',
    ];
    const message = `${against[0]} If it is right all the same, please say why.`;
    serve(
      respondWithError(StaffConsultScriptsIssueDocument, {
        code: 'SCRIPT_AGAINST_RECORD',
        message,
        extensions: { against },
      }),
    );
    open();
    await write('Directions', 'One tablet every evening');
    await press('Issue script');
    await waitFor(async () => expect((await panel()).getByText(against[0] ?? '')).toBeTruthy());
    expect(screen.queryByText(message), 'the same words twice').toBeNull();
    const why = (await panel()).getByLabelText('Why it is right all the same');
    await waitFor(() => expect(document.activeElement).toBe(why));
    serve(...staffConsultScriptAnswers());
    await press('Issue script all the same');
    expect((await panel()).getByText('Please say why it is right all the same')).toBeTruthy();
    await write('Why it is right all the same', 'Tolerated it twice since');
    await press('Issue script all the same');
    await waitFor(() =>
      expect(issued().at(-1)).toMatchObject({
        input: { overruled: against, why: 'Tolerated it twice since' },
      }),
    );
  });

  it('that the api refuses by a field says so there, until another medicine is chosen [health-63]', async () => {
    const refuse = (fields: Record<string, string>) =>
      serve(
        respondWithError(StaffConsultScriptsIssueDocument, {
          code: 'INVALID_INPUT',
          message: 'Please check what you entered.',
          extensions: { fields },
        }),
      );
    refuse({ quantity: 'At most 1 pack' });
    open();
    await write('Directions', 'One tablet every evening');
    await press('Issue script');
    const packs = (await panel()).getByLabelText('Packs in a supply');
    await waitFor(() => expect(packs.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(packs);
    expect(screen.queryByText('Please check what you entered.')).toBeNull();
    refuse({ product_id: 'Mei Tran put a script of it on file' });
    await press('Issue script');
    await screen.findByText('Mei Tran put a script of it on file');
    await press('Choose another medicine');
    expect(screen.queryByText('Mei Tran put a script of it on file')).toBeNull();
  });

  it('that could not be issued is forgotten once another is withdrawn, and the other way round [health-65]', async () => {
    serve(...staffConsultScriptAnswers({ scripts: [sampleScript()] }));
    serve(
      respondWithError(StaffConsultScriptsIssueDocument, {
        code: 'SCRIPT_LIMIT',
        message: 'Too many scripts',
      }),
      respondWithError(StaffConsultScriptsWithdrawDocument, {
        code: 'SCRIPT_USED',
        message: 'All was supplied',
      }),
    );
    open();
    await userEvent.type((await panel()).getByRole('combobox'), 'amox');
    await userEvent.click(await screen.findByRole('option', { name: /Amoxil 500mg/ }));
    await write('Directions', 'One tablet every evening');
    await press('Issue script');
    await screen.findByText('Too many scripts');
    await write('Why script 1 is withdrawn', 'Wrong strength');
    await press('Withdraw script 1');
    await screen.findByText('All was supplied');
    expect(screen.queryByText('Too many scripts')).toBeNull();
    await press('Issue script');
    await screen.findByText('Too many scripts');
    expect(screen.queryByText('All was supplied')).toBeNull();
  });
});
