import { errorText, MAX_CONSULT_NOTE, UNREACHED_TERMS } from '@saltbush/contract';
import { keepDraft } from '@saltbush/shared-ui/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import {
  respondWith,
  respondWithError,
  sentVariables,
  serve,
  startWork,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  StaffAppointmentDocument,
  StaffAppointmentsCancelDocument,
  StaffAppointmentsCompleteDocument,
  StaffAppointmentsMissDocument,
  StaffAppointmentsReturnFeeDocument,
} from '../../generated/gql/graphql';
import { sampleAppointment, staffAppointmentAnswers } from '../../samples/staff-appointments';
import { page } from '.';

const NOTE = 'Viral; rest and fluids.';
const MISSED = { ...sampleAppointment.booking, status: 'missed' } as const;
const END = { outcome: 'missed', ended_by: 'Asha Pillai', refunded: 0 } as const;

const open = () =>
  render(
    <TestShop>
      <page.Component params={{ uuid: 'b1' }} search={new URLSearchParams()} />
    </TestShop>,
  );
const noteField = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note/);
const write = async (words: string) => fireEvent.change(await noteField(), { target: { value: words } });
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  startWork('practitioner');
  serve(...staffAppointmentAnswers());
});
afterEach(() => keepDraft('b1', ''));

it('says at the desk that guests get no script here, and that video is not the shop’s [health-41]', async () => {
  serve(...staffAppointmentAnswers({ ...sampleAppointment, record: null, no_script: 'no_record' }));
  open();
  expect(
    await screen.findByText(/^No script can be issued here: .*your own prescribing software/),
  ).toBeTruthy();
  expect(screen.getByText('Then e-mail a link of your video service to')).toBeTruthy();
});

it('shows first what does not agree, and why the patient let it stand [health-52]', async () => {
  const contradictions = [
    {
      question: 'Are you pregnant or breastfeeding?',
      answer: 'no',
      says: 'Gia’s record says: pregnant or breastfeeding.',
      note: 'The record is from before the birth',
    },
  ];
  serve(...staffAppointmentAnswers({ ...sampleAppointment, contradictions }));
  open();
  const [first] = await screen.findAllByRole('region');
  expect(first?.textContent).toMatch(/^Answers that do not agree/);
  expect(first?.textContent).toContain(
    'Are you pregnant or breastfeeding? “No”. Gia’s record says: pregnant or breastfeeding. The patient: “The record is from before the birth”',
  );
  cleanup();
  const unasked = contradictions.map((one) => ({ ...one, note: '' }));
  serve(...staffAppointmentAnswers({ ...sampleAppointment, contradictions: unasked }));
  open();
  expect(await screen.findByText(/Our staff booked it, and the patient has not been asked\.$/)).toBeDefined();
  cleanup();
  serve(...staffAppointmentAnswers());
  open();
  await screen.findByText('Penicillin (rash)');
  expect(screen.queryByText('Answers that do not agree')).toBeNull();
});

describe('the outcome of a consultation', () => {
  it('that somebody else has put down meanwhile says so, with the refund and the note', async () => {
    const { message } = { message: errorText('CONSULT_ENDED', END) };
    let isEnded = false;
    serve(
      respondWithError(StaffAppointmentsCancelDocument, { code: 'CONSULT_ENDED', message, extensions: END }),
      respondWith(StaffAppointmentDocument, () => ({
        staff_appointment: isEnded ? { ...sampleAppointment, booking: MISSED } : sampleAppointment,
      })),
    );
    open();
    await write(NOTE);
    fireEvent.click(screen.getByRole('radio', { name: /^Cancelled by us/ }));
    isEnded = true;
    fireEvent.click(screen.getByRole('button', { name: 'Cancel and refund' }));
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('Not reached'));
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByText(NOTE)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Forget it' }));
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});

describe('the fee [health-35 health-36]', () => {
  it('stays for three calls alone, which are sent', async () => {
    open();
    fireEvent.click(
      await screen.findByRole('radio', { name: /^The patient was not reached by three calls/ }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Put down that nobody answered' }));
    expect(screen.getByText('Please say when you rang: 3 calls')).toBeTruthy();
    expect(screen.getByText(new RegExp(UNREACHED_TERMS.slice(0, 40)))).toBeTruthy();
    expect(sentVariables(StaffAppointmentsMissDocument)).toHaveLength(0);
  });

  it('of an ended consultation is returned for a reason', async () => {
    serve(
      respondWith(StaffAppointmentDocument, { staff_appointment: { ...sampleAppointment, booking: MISSED } }),
      respondWith(StaffAppointmentsReturnFeeDocument, {
        staff_appointments_return_fee: { appointment: { has_begun: false } },
      }),
    );
    open();
    const press = await screen.findByRole('button', { name: 'Return the fee of $39.00' });
    fireEvent.click(press);
    expect(screen.getByText('Please say why')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Why the fee is returned'), { target: { value: 'No call' } });
    fireEvent.click(press);
    await waitFor(() =>
      expect(sentVariables(StaffAppointmentsReturnFeeDocument)).toEqual([
        { input: { uuid: 'b1', reason: 'No call' } },
      ]),
    );
  });
});

describe('a practitioner’s note', () => {
  it('is refused beside the field if it is too long, and never cut', async () => {
    open();
    await write('n'.repeat(MAX_CONSULT_NOTE));
    expect(screen.getByText(/4,000 of 4,000 characters/)).toBeTruthy();
    await write('n'.repeat(MAX_CONSULT_NOTE + 1));
    expect((await noteField()).value).toHaveLength(MAX_CONSULT_NOTE + 1);
    expect((await noteField()).getAttribute('aria-invalid')).toBe('true');
    expect((await noteField()).hasAttribute('maxlength')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Put down that it took place' }));
    expect(screen.getByText('Please use at most 4000 characters')).toBeTruthy();
    expect(sentVariables(StaffAppointmentsCompleteDocument)).toHaveLength(0);
  });

  it('survives the way to another page and back, and the browser asks before it is lost', async () => {
    open();
    expect((await noteField()).value).toBe('');
    expect(leave()).toBe(false);
    await write(NOTE);
    cleanup();
    expect(leave()).toBe(true);
    open();
    expect((await noteField()).value).toBe(NOTE);
    fireEvent.click(screen.getByRole('button', { name: 'Put down that it took place' }));
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('Took place'));
    expect(screen.queryByText(/which was not put down/)).toBeNull();
    expect(leave()).toBe(false);
  });

  it('is not there for whoever signs in next', async () => {
    open();
    await write(NOTE);
    cleanup();
    const user = useSession.getState().user;
    useSession.setState({ user: user && { ...user, id: 'staff-2' } });
    expect(leave()).toBe(false);
    open();
    expect((await noteField()).value).toBe('');
  });
});
