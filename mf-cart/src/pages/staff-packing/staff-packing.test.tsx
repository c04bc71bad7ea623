import {
  respondWith,
  respondWithError,
  sentVariables,
  serve,
  startWork,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PackedOrder } from '../../features/counter-packing/api/staff-packing-fields';
import {
  StaffOrdersPackDocument,
  StaffPackingRestartDocument,
  StaffPackingScanDocument,
  StaffPackingTickDocument,
} from '../../generated/gql/graphql';
import { PACKED_REFERENCE, packingAnswers, samplePacked, withCheck } from '../../samples/staff-packing';
import { page } from '.';

const { Component } = page;
const BARCODE = '9312345678907';

async function open(start: PackedOrder) {
  const answers = packingAnswers(start);
  serve(...answers.handlers);
  render(<Component params={{ reference: PACKED_REFERENCE }} search={new URLSearchParams()} />, {
    wrapper: TestShop,
  });
  await screen.findByRole('region', { name: 'Items' });
  return answers;
}
const allChecked = () => withCheck(withCheck(withCheck(samplePacked(), 1), 1), 2);

beforeEach(() => startWork('pharmacist'));

/** Answers scans as packs of the first line. */
const scansOf = (answers: ReturnType<typeof packingAnswers>) =>
  respondWith(StaffPackingScanDocument, () => ({
    staff_packing_scan: { line: 1, order: answers.show(withCheck(answers.current(), 1)) },
  }));

it('takes packs as fast as a scanner types, and ticks one without a barcode with a reason', async () => {
  serve(scansOf(await open(samplePacked())));
  const input = screen.getByRole('textbox', { name: /^Barcode/ });
  expect(document.activeElement).toBe(input);
  await userEvent.keyboard(`${BARCODE}{Enter}${BARCODE}{Enter}`);
  await screen.findByText('2 of 2');
  expect(document.activeElement).toBe(input);
  const keys = sentVariables(StaffPackingScanDocument).map((sent) => sent.input.key);
  expect(new Set(keys).size).toBe(2);
  expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Tick Culturra.* by hand$/ }));
  const reason = screen.getByRole('combobox', { name: /is ticked by hand/ });
  expect(document.activeElement).toBe(reason);
  await userEvent.selectOptions(reason, 'barcode_damaged');
  await userEvent.click(screen.getByRole('button', { name: 'Tick one unit' }));
  await screen.findByRole('button', { name: 'Mark as packed' });
  expect(sentVariables(StaffPackingTickDocument)).toMatchObject([
    { input: { line: 2, reason: 'barcode_damaged', round: 0 } },
  ]);
  expect(document.activeElement).toBe(input);
});

it('says by which day an order to collect has to be ready [shelves-05]', async () => {
  const packed = samplePacked();
  const cnc_location = { name: 'Saltbush Pharmacy Newtown', ready_by: '2020-11-27' };
  await open({ ...packed, order: { ...packed.order, cnc_location } });
  const parcel = within(screen.getByRole('region', { name: 'Parcel' }));
  parcel.getByText('Ready by Fri 27 Nov: overdue');
});

it('prints a label that tells nobody what is inside [selling-43]', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open(samplePacked());
  await userEvent.click(screen.getByRole('button', { name: 'Print dispatch label' }));
  expect(print).toHaveBeenCalledOnce();
  const label = screen.getByText('Keep out of reach of children').parentElement?.textContent ?? '';
  for (const words of ['Priya Nolan', 'Surry Hills NSW 2010', PACKED_REFERENCE, 'Keep cold']) {
    expect(label).toContain(words);
  }
  expect(label).not.toMatch(/Insulin|Magnesium|0400/);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Keep out of reach of children')).toBeNull();
  vi.unstubAllGlobals();
});

it('says what was refused in the api’s words, and keeps the focus for the next pack', async () => {
  await open(samplePacked());
  const message = 'Verrin Cream is not part of this order. Put it back.';
  serve(respondWithError(StaffPackingScanDocument, { message, code: 'SCAN_NOT_ORDERED' }));
  await userEvent.keyboard(`${BARCODE}{Enter}`);
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Barcode/ }));
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

it('sends a pack again under its key where it may not have arrived', async () => {
  const answers = await open(samplePacked());
  serve(respondWithError(StaffPackingScanDocument, { message: 'Away', code: 'UNAVAILABLE' }));
  await userEvent.keyboard(`${BARCODE}{Enter}`);
  const again = await screen.findByRole('button', { name: 'Send again' });
  serve(scansOf(answers));
  await userEvent.click(again);
  await screen.findByText('1 of 2');
  expect(screen.queryByRole('alert')).toBeNull();
  const keys = sentVariables(StaffPackingScanDocument).map(({ input }) => input.key);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

it('packs once everything is checked, and leads on to the dispatch', async () => {
  await open(allChecked());
  await userEvent.click(screen.getByRole('button', { name: 'Mark as packed' }));
  const link = await screen.findByRole('link', { name: 'Dispatch this order' });
  expect(link.getAttribute('href')).toBe(`/staff/orders/${PACKED_REFERENCE}`);
  expect(sentVariables(StaffOrdersPackDocument)).toEqual([
    { input: { reference: PACKED_REFERENCE, state: 'packed' } },
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('asks before packing is started again, and keeps what was checked in the history', async () => {
  await open(allChecked());
  await userEvent.click(screen.getByRole('button', { name: 'Start packing again' }));
  expect(screen.queryByText(/3 checks do not count any more/)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await screen.findByText('0 of 2');
  expect(sentVariables(StaffPackingRestartDocument)).toMatchObject([{ input: { round: 0 } }]);
  const history = within(screen.getByRole('region', { name: 'Packing history' }));
  expect(history.queryByText(/^2 × Tidewell .* scanned, Mei Tran/)).not.toBeNull();
  expect(history.queryByText(/^Started again by Mei Tran/)).not.toBeNull();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Barcode/ })),
  );
});

it('ticks nothing by hand that was withdrawn, and says what was refunded after its check', async () => {
  const [first, second] = samplePacked().packing.lines;
  if (!first || !second) throw new Error('The sample has two lines');
  const lines = [
    { ...first, units: 1, checked: 2 },
    { ...second, is_withdrawn: true },
  ];
  await open(samplePacked({ lines }));
  expect(screen.queryByText('1 refunded after the check: take it out and start again.')).not.toBeNull();
  expect(screen.queryByText('Withdrawn from sale: do not pack it')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /by hand$/ })).toBeNull();
});
