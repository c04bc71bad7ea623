import { expect, it } from 'vitest';
import { createEscripts } from '../escripts';
import { SAMPLE_TOKENS } from '../escripts/embedded';
import { EscriptUnavailableError } from '../escripts/provider';
import { createMedicareCheck } from '../medicare';

const PATIENT = { first_name: 'Ann', last_name: 'Lee', dob: '1988-04-09' };
const IHI = { hasMedicare: false, ihi: '8003608166690503' } as const;

it('accepts sample tokens as prescriptions in development only', async () => {
  const request = { token: SAMPLE_TOKENS.valid, patient: PATIENT };
  expect(await createEscripts({ isProduction: false }).check(request)).toBe('valid');
  await expect(createEscripts({ isProduction: true }).check(request)).rejects.toThrow(
    EscriptUnavailableError,
  );
});

it('accepts well-formed details as a real identity in development only', async () => {
  expect(await createMedicareCheck({ isProduction: false }).isValid(IHI, '2026-11-21')).toBe(true);
  await expect(createMedicareCheck({ isProduction: true }).isValid(IHI, '2026-11-21')).rejects.toThrow();
});
