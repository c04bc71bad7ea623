import type { BookingType } from '../enumerations';

/** Title of the drawer after answers that do not pass (section 2.21). */
export const REJECTED_TITLE = 'Answers Submitted';
/** Said in that drawer always (section 2.21). */
export const URGENT_HELP = 'Need urgent help? Call 000';

const REQUESTS: Readonly<Record<BookingType, string>> = {
  ShortConsult: 'Consult',
  LongConsult: 'Consult',
  OnlineScripts: 'Prescription',
  MedcertsWork: 'Medical Certificate',
  MedcertsCarer: 'Medical Certificate',
  MedcertsUniv: 'Medical Certificate',
  MultidayMedcerts: 'Medical Certificate',
  CovidAntiviral: 'COVID-19 antiviral',
  SmokingCessation: 'Smoking cessation',
};

/** What the rejected drawer says (section 2.21). */
export function rejectedMessage(type: BookingType): string {
  return type === 'CovidAntiviral'
    ? 'Based on your answers, you’re currently not eligible for COVID-19 antiviral treatment through this service.'
    : `Based on your answers, we could not process your ${REQUESTS[type]} request.`;
}
