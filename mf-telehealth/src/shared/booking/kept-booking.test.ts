import { publish } from '@saltbush/shared-ui/bus';
import { mockHealthDrafts, serve } from '@saltbush/shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingPatient } from './draft';
import {
  answer,
  bookingDraft,
  carryOver,
  draftOf,
  enter,
  finish,
  forgetPatient,
  healthOf,
} from './kept-booking';

const TYPE = 'CovidAntiviral';
const GUEST: BookingPatient = {
  uuid: null,
  first_name: 'Gia',
  last_name: 'Marsh',
  dob: '1988-04-09',
  gender: 'female',
  email: 'gia@example.com',
};
const CONTACT = { contact_method: 'phone', phone: '0412345678', state: 'QLD' } as const;
const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]);
const saved = () => vi.waitFor(() => expect(bookingDraft(TYPE).store.getState().saving).toBe('kept'));

/** Simulates a reload: memory is cleared, the tab's storage and what the shop keeps remain. */
async function reload(owner: string | null): Promise<void> {
  const { store, start } = bookingDraft(TYPE);
  store.setState(store.getInitialState(), true);
  await start(owner);
}

beforeEach(async () => {
  publish('auth:signed-out', {});
  sessionStorage.clear();
  serve(...mockHealthDrafts());
  await reload(null);
});

describe('what was entered for a booking [health-21]', () => {
  it('survives a reload, health answers too, and nothing of it is readable in storage', async () => {
    enter(TYPE, { patient: GUEST, contact: CONTACT, notes: 'dizzy' });
    answer(TYPE, 'pregnant_or_breastfeeding', 'yes');
    await saved();
    for (const secret of ['Marsh', '0412', 'pregnant', 'dizzy', 'gia@', 'QLD']) {
      expect(stored()).not.toContain(secret);
    }
    await reload(null);
    expect(draftOf(TYPE)).toMatchObject({ patient: GUEST, contact: CONTACT });
    expect(healthOf(TYPE)).toMatchObject({ notes: 'dizzy', answers: { pregnant_or_breastfeeding: 'yes' } });
  });

  it('is carried over to no other account', async () => {
    await reload('u1');
    enter(TYPE, { patient: { ...GUEST, uuid: 'p1' }, contact: CONTACT });
    await bookingDraft('ShortConsult').start('u2');
    carryOver('ShortConsult');
    expect(draftOf('ShortConsult')).toMatchObject({ patient: null, contact: null });
  });

  it('keeps a changed answer with the one before [health-18]', () => {
    answer(TYPE, 'pregnant_or_breastfeeding', 'yes');
    answer(TYPE, 'pregnant_or_breastfeeding', 'no');
    expect(healthOf(TYPE).changed).toEqual([{ key: 'pregnant_or_breastfeeding', from: 'yes', to: 'no' }]);
  });

  it('goes with a guest who signs in, except for the patient', async () => {
    enter(TYPE, { patient: GUEST, contact: CONTACT });
    await saved();
    await bookingDraft(TYPE).start('u1');
    expect(draftOf(TYPE)).toMatchObject({ patient: null, contact: CONTACT });
    expect(sessionStorage).toHaveLength(0);
  });

  it('ends with the booking, of which the uuid remains', async () => {
    enter(TYPE, { patient: GUEST, contact: CONTACT });
    await saved();
    finish(TYPE, 'b1');
    await reload(null);
    expect(draftOf(TYPE)).toMatchObject({ patient: null, contact: null, booking: 'b1' });
  });

  it('is cleared at sign-out', async () => {
    enter(TYPE, { patient: GUEST, notes: 'dizzy' });
    await saved();
    publish('auth:signed-out', {});
    expect(sessionStorage).toHaveLength(0);
    expect([draftOf(TYPE).patient, healthOf(TYPE).notes]).toEqual([null, '']);
  });

  it('is not used for another patient, except for the medicine [health-19]', () => {
    const medicine = { id: '7000', name: 'Atorvastatin' };
    enter(TYPE, { patient: GUEST, contact: CONTACT, notes: 'dizzy', medicine, clearings: { c1: 'both' } });
    answer(TYPE, 'pregnant_or_breastfeeding', 'yes');
    forgetPatient(TYPE);
    expect(draftOf(TYPE)).toMatchObject({ patient: null, contact: null });
    expect(healthOf(TYPE)).toMatchObject({ answers: {}, notes: '', medicine });
    expect(healthOf(TYPE).clearings).toEqual({});
  });

  it('gives who and how to the next service, and none of the answers', async () => {
    await bookingDraft('ShortConsult').start(null);
    enter(TYPE, { patient: GUEST, contact: CONTACT, notes: 'dizzy' });
    carryOver('ShortConsult');
    expect(draftOf('ShortConsult')).toMatchObject({ patient: GUEST, contact: CONTACT, slot: null });
    expect(healthOf('ShortConsult').notes).toBe('');
  });
});
