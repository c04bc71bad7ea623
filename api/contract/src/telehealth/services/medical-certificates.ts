import type { BookingTypeEntry } from '../booking-type-entry';
import { DEFAULT_AVAILABILITY } from '../slots';
import { CARER_QUESTIONNAIRE, CERTIFICATE_QUESTIONNAIRE } from './certificate-questionnaires';

const CERTIFICATE = {
  group: 'Med',
  section: 'certificate',
  icon: 'clipboard',
  button: 'Request a cert',
  request: 'Medical Certificate',
  begins: 'consult-selection',
  fee: { default: 1990, afterHours: 2490 },
  minutes: 10,
  questionnaire: CERTIFICATE_QUESTIONNAIRE,
  limits: null,
  availability: DEFAULT_AVAILABILITY,
} as const;

export const MEDICAL_CERTIFICATES = {
  MedcertsWork: { ...CERTIFICATE, description: 'Medical certificate for work.' },
  MedcertsCarer: {
    ...CERTIFICATE,
    description: 'Medical certificate for a carer.',
    questionnaire: CARER_QUESTIONNAIRE,
  },
  MedcertsUniv: { ...CERTIFICATE, description: 'Medical certificate for university.' },
  MultidayMedcerts: {
    ...CERTIFICATE,
    description: 'Medical certificate for several days.',
    fee: { default: 2990, afterHours: 3990 },
    minutes: 15,
  },
} as const satisfies Record<string, BookingTypeEntry>;
