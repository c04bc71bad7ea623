import { respondWithError, sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  StaffCertificatesIssueDocument,
  StaffCertificatesWithdrawDocument,
} from '../../generated/gql/graphql';
import { staffCertificateAnswers } from '../../samples/staff-certificates';
import { page } from '.';

const open = () =>
  render(
    <TestShop>
      <page.Component params={{ uuid: 'b1' }} search={new URLSearchParams()} />
    </TestShop>,
  );
const panel = async () => within(await screen.findByRole('region', { name: 'Certificate' }));
const write = async (label: RegExp | string, value: string) =>
  fireEvent.change((await panel()).getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click((await panel()).getByRole('button', { name }));
const issued = () => sentVariables(StaffCertificatesIssueDocument);

beforeEach(() => {
  startWork('practitioner');
  serve(...staffCertificateAnswers());
});
afterEach(() => vi.unstubAllGlobals());

describe('a certificate at the counter [health-30]', () => {
  it('begins with the day of the consultation and the patient’s name, and lists what was issued', async () => {
    open();
    expect((await panel()).getByText('No certificate has been issued.')).toBeTruthy();
    await write('Last day', '2026-11-25');
    await press('Issue certificate');
    await waitFor(async () =>
      expect((await panel()).getByRole('listitem').textContent).toMatch(
        /^Valid Medical certificate for work, 24 November 2026 to 25 November 2026, for Gia Marsh; issued by Asha Pillai/,
      ),
    );
    expect(issued()).toEqual([
      {
        input: {
          ...{ uuid: 'b1', seen: 0, purpose: 'work', patient_name: 'Gia Marsh' },
          ...{ from: '2026-11-24', to: '2026-11-25', reason: '' },
        },
      },
    ]);
  });

  it('is not sent with days or a name that the rules refuse, which stand beside their fields', async () => {
    open();
    await write('First day', '2026-11-20');
    await write('Last day', '2026-11-30');
    await write('Patient’s name', 'Ольга');
    await press('Issue certificate');
    for (const words of [/at most 3 days before/, /at most 5 days; for more/, /in Latin letters/]) {
      expect((await panel()).getByText(words)).toBeTruthy();
    }
    expect(document.activeElement).toBe((await panel()).getByLabelText('Patient’s name'));
    expect(issued()).toHaveLength(0);
  });

  it('is replaced and withdrawn for a reason alone; the place stays in focus', async () => {
    open();
    await press('Issue certificate');
    await waitFor(async () => expect((await panel()).getByText('Issue replacement')).toBeTruthy());
    await press('Issue replacement');
    expect((await panel()).getByText('Please say why')).toBeTruthy();
    await write('Why it is replaced', 'Wrong day');
    await waitFor(async () => {
      await press('Issue replacement');
      expect(issued().at(-1)).toMatchObject({ input: { seen: 1, reason: 'Wrong day' } });
    });
    await waitFor(async () => expect((await panel()).getByText('Replaced: no longer valid')).toBeTruthy());
    await write('Why it is withdrawn', 'Wrong patient');
    await press('Withdraw certificate');
    await waitFor(() =>
      expect(sentVariables(StaffCertificatesWithdrawDocument)).toEqual([
        { input: { uuid: 'b1', seen: 2, reason: 'Wrong patient' } },
      ]),
    );
    await waitFor(async () => expect((await panel()).getByText(/Wrong patient$/)).toBeTruthy());
    await waitFor(async () =>
      expect(document.activeElement).toBe((await panel()).getByRole('list', { name: 'Certificates' })),
    );
  });

  it('that changed meanwhile says so', async () => {
    const message = 'This certificate was replaced or withdrawn meanwhile.';
    serve(respondWithError(StaffCertificatesIssueDocument, { code: 'CERTIFICATE_CHANGED', message }));
    open();
    await press('Issue certificate');
    await waitFor(async () => expect((await panel()).getByText(message)).toBeTruthy());
  });

  it('cannot be issued by a colleague', async () => {
    serve(...staffCertificateAnswers({ can_certify: false }));
    open();
    expect((await panel()).getByText('Only who held the consultation can issue one.')).toBeTruthy();
    expect((await panel()).queryByRole('button')).toBeNull();
  });
});
