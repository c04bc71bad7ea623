import { describe, expect, it } from 'vitest';
import { STATES } from '../enumerations';
import { bookingTypes } from './booking-types';
import { serviceRefusal } from './eligibility';
import { readTelehealthReturn, telehealthReturnPath, telehealthStep } from './routing';

const GUEST = { isSignedIn: false, hasPatients: false, isServed: true };
const NEW = { ...GUEST, isSignedIn: true };
const KNOWN = { ...NEW, hasPatients: true };

describe('telehealth button', () => {
  it.each(['CovidAntiviral', 'SmokingCessation'] as const)(
    'of %s leads to the landing with patients, else to add one, guests to sign in',
    (type) => {
      expect([KNOWN, NEW, GUEST].map((user) => telehealthStep(type, user))).toEqual([
        'landing',
        'add-patient',
        'auth',
      ]);
    },
  );

  it('shows not-in-service for smoking cessation only, before anything else', () => {
    const unserved = bookingTypes().filter(
      (type) => telehealthStep(type, { ...GUEST, isServed: false }) === 'not-in-service',
    );
    expect(unserved).toEqual(['SmokingCessation']);
  });

  it('opens prescription search for online scripts, consult selection for other services', () => {
    const rest = bookingTypes().filter((type) => telehealthStep(type, GUEST) === 'consult-selection');
    expect(telehealthStep('OnlineScripts', GUEST)).toBe('prescription-search');
    expect(rest).toEqual([
      'ShortConsult',
      'LongConsult',
      'MedcertsWork',
      'MedcertsCarer',
      'MedcertsUniv',
      'MultidayMedcerts',
    ]);
  });
});

describe('service check of smoking cessation', () => {
  const refusal = (state: string, age: number | null, states?: string[]) =>
    serviceRefusal('SmokingCessation', { state, age }, states);

  it('serves adults in all states but NT [health-06]', () => {
    expect(STATES.filter((state) => refusal(state, 18) !== null)).toEqual(['NT']);
    expect(refusal('NSW', 17)).toBe('not-in-service');
    expect(refusal('NSW', null)).toBeNull();
    expect(refusal('NSW', Number.NaN)).toBe('not-in-service');
    expect(refusal('__proto__', 40)).toBe('not-in-service');
  });

  it('uses the configured states', () => {
    expect(refusal('NT', 40, ['NT'])).toBeNull();
  });
});

describe('service check of other services', () => {
  it('rejects minors’ requests for antivirals like failing answers, in any state', () => {
    expect(STATES.map((state) => serviceRefusal('CovidAntiviral', { state, age: 17 }))).toEqual(
      STATES.map(() => 'rejected'),
    );
    expect(serviceRefusal('CovidAntiviral', { state: 'NT', age: 18 })).toBeNull();
  });

  it('allows everyone to request a consult', () => {
    expect(serviceRefusal('ShortConsult', { state: 'NT', age: 16 })).toBeNull();
  });
});

describe('return after rewards linking', () => {
  const flow = { productId: '42', bookingType: 'OnlineScripts' } as const;

  it('appends th=1, tid and tp', () => {
    expect(telehealthReturnPath('/telehealth/online-scripts', flow)).toBe(
      '/telehealth/online-scripts?th=1&tid=42&tp=OnlineScripts',
    );
    expect(telehealthReturnPath('/telehealth?a=b&th=0#top', flow)).toBe(
      '/telehealth?a=b&th=1&tid=42&tp=OnlineScripts#top',
    );
  });

  it('does not leave the shop', () => {
    expect(telehealthReturnPath('https://elsewhere.example/x', flow).startsWith('/x?')).toBe(true);
    expect(telehealthReturnPath('/a/..//elsewhere.example', flow).startsWith('/elsewhere.example?')).toBe(
      true,
    );
  });

  it('parses the flow from the address', () => {
    expect(readTelehealthReturn('?th=1&tid=42&tp=OnlineScripts')).toEqual(flow);
  });

  it.each([
    '',
    '?th=1',
    '?th=2&tid=42&tp=OnlineScripts',
    '?th=1&tid=x&tp=OnlineScripts',
    '?th=1&tid=42&tp=constructor',
    `?th=1&tid=${'4'.repeat(100_000)}&tp=OnlineScripts`,
  ])('returns null for %j', (search) => {
    expect(readTelehealthReturn(search)).toBeNull();
  });
});
