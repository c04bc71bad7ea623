import type { BookingType } from '../enumerations';

interface ServiceNames {
  group: string;
  /** Label of the telehealth button (section 4). */
  label: string;
}

const CERTIFICATE: ServiceNames = { group: 'Med', label: 'Request a cert' };
const CONSULT: ServiceNames = { group: 'Consult', label: 'See a doctor now' };

/** Group and button label of every booking type (section 3, Enumerations; section 4, button labels). */
export const TELEHEALTH_NAMES: Record<BookingType, ServiceNames> = {
  ShortConsult: CONSULT,
  LongConsult: CONSULT,
  OnlineScripts: { group: 'Online', label: 'Request a script' },
  MedcertsWork: CERTIFICATE,
  MedcertsCarer: CERTIFICATE,
  MedcertsUniv: CERTIFICATE,
  MultidayMedcerts: CERTIFICATE,
  CovidAntiviral: { group: 'CovidAntiviral', label: 'Request a COVID-19 consultation' },
  SmokingCessation: { group: 'SmokingCessation', label: 'Request a consult' },
};
