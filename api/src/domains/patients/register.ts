import type { BaseServices } from '../../lib/context';
import { personalData } from '../accounts';
import { patientData } from './personal-data';

/** Tells account owners what is kept of their patients. */
export function register({ db, cipher, hooks }: BaseServices): void {
  hooks.register(personalData, async ({ userId }) => ({
    section: 'patients',
    data: await patientData({ db, cipher }, userId),
  }));
}
