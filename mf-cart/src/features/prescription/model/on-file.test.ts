import { SCRIPT_NOT_ON_FILE } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { onFileOffer } from './on-file';

const known = (...scripts: { patient_uuid: string; repeats_left: number; next_supply_on?: string }[]) =>
  ({
    status: 'known',
    scripts: scripts.map((script) => ({ next_supply_on: null, ...script })),
  }) as const;
const REFUSED = { hint: SCRIPT_NOT_ON_FILE, isOffered: false };

describe('a script on file', () => {
  it('is offered to the patient who has one, with its repeats [health-33]', () => {
    const view = known({ patient_uuid: 'mia', repeats_left: 1 });
    expect(onFileOffer(view, 'mia')).toEqual({
      hint: 'We already hold your script: 1 repeat left',
      isOffered: true,
    });
    const both = known({ patient_uuid: 'mia', repeats_left: 1 }, { patient_uuid: 'mia', repeats_left: 2 });
    expect(onFileOffer(both, 'mia').hint).toBe('We already hold your script: 3 repeats left');
  });

  it('is not offered to anybody else, in the words of the api [health-33]', () => {
    expect(onFileOffer(known({ patient_uuid: 'mia', repeats_left: 1 }), 'noah')).toEqual(REFUSED);
    expect(onFileOffer(known(), 'mia')).toEqual(REFUSED);
    expect(onFileOffer(known(), null)).toEqual(REFUSED);
  });

  it('is not offered before it may be supplied again, and says from which day on [health-51]', () => {
    const view = known({ patient_uuid: 'mia', repeats_left: 3, next_supply_on: '2026-12-15' });
    expect(onFileOffer(view, 'mia')).toEqual({
      hint: 'This medicine can be supplied again from 15 December 2026.',
      isOffered: false,
    });
  });

  it('is offered while nobody is chosen, if one of the account has one', () => {
    expect(onFileOffer(known({ patient_uuid: 'mia', repeats_left: 1 }), null).isOffered).toBe(true);
  });

  it('is offered where nobody knows, as the api decides, but not before the answer or to guests', () => {
    expect(onFileOffer({ status: 'unknown' }, 'mia').isOffered).toBe(true);
    expect(onFileOffer({ status: 'loading' }, 'mia').isOffered).toBe(false);
    expect(onFileOffer({ status: 'guest' }, null).isOffered).toBe(false);
  });
});
