import { publish } from '@saltbush/shared-ui/bus';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BookingPatient, changeDraft, forgetDraft, startDraft, useDraft } from './draft';
import { changeHealthAnswers, forgetHealthAnswers, useHealthAnswers } from './health-answers';

const GUEST: BookingPatient = {
  uuid: null,
  first_name: 'Gia',
  last_name: 'Marsh',
  dob: '1988-04-09',
  gender: 'female',
  email: 'gia@example.com',
};
const CONTACT = { contact_method: 'phone', phone: '0412345678', state: 'QLD' } as const;

/** Simulates a reload: memory is cleared, the tab's storage remains. */
function reload(owner: string | null): void {
  useDraft.setState({ owner: null, patient: null, contact: null, slot: null, booking: null, isRead: false });
  startDraft(owner);
}

beforeEach(() => {
  sessionStorage.clear();
  reload(null);
});

describe('a tab’s stored booking', () => {
  it('survives a reload', () => {
    changeDraft({ patient: GUEST, contact: CONTACT });
    reload(null);
    expect(useDraft.getState()).toMatchObject({ patient: GUEST, contact: CONTACT, isRead: true });
  });

  it('contains no health data', () => {
    changeDraft({ patient: GUEST, contact: CONTACT });
    changeHealthAnswers({
      bookingType: 'CovidAntiviral',
      answers: { pregnant_or_breastfeeding: 'yes' },
      medicine: { id: '7000', name: 'Atorvastatin' },
      notes: 'dizzy',
    });
    const kept = JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage });
    for (const secret of ['pregnant', 'Atorvastatin', '7000', 'dizzy']) expect(kept).not.toContain(secret);
    forgetHealthAnswers();
    expect(useHealthAnswers.getState()).toMatchObject({ answers: {}, medicine: null, notes: '' });
  });

  it('is retained when a guest signs in, except for the patient', () => {
    changeDraft({ patient: GUEST, contact: CONTACT });
    reload('u1');
    expect(useDraft.getState()).toMatchObject({ patient: null, contact: CONTACT });
  });

  it('is discarded for another account, and for a guest after an account', () => {
    reload('u1');
    changeDraft({ patient: { ...GUEST, uuid: 'p1' }, contact: CONTACT });
    for (const other of ['u2', null]) {
      reload(other);
      expect(useDraft.getState()).toMatchObject({ patient: null, contact: null });
    }
    expect(sessionStorage.getItem('telehealth_booking')).toBeNull();
  });

  it('ends with the booking, of which the uuid remains', () => {
    changeDraft({ patient: GUEST, contact: CONTACT });
    forgetDraft({ booking: 'b1' });
    reload(null);
    expect(useDraft.getState()).toMatchObject({ patient: null, contact: null, booking: 'b1' });
  });

  it('is cleared at sign-out, together with the health answers', () => {
    changeDraft({ patient: GUEST });
    changeHealthAnswers({ notes: 'dizzy' });
    publish('auth:signed-out', {});
    expect(sessionStorage.getItem('telehealth_booking')).toBeNull();
    expect(useDraft.getState().patient).toBeNull();
    expect(useHealthAnswers.getState().notes).toBe('');
  });

  it('ignores corrupt storage', () => {
    sessionStorage.setItem('telehealth_booking', '{');
    reload(null);
    expect(useDraft.getState().patient).toBeNull();
  });
});
