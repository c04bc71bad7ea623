import { BOOKINGS } from '@saltbush/contract';
import type { KnownSpec } from './types';

const service = (
  key: KnownSpec['key'],
  slug: string,
  name: string,
  cat: string,
  booking: NonNullable<KnownSpec['booking']>,
  description: string[],
): KnownSpec => ({
  key,
  slug,
  name,
  brand: 'saltbush-telehealth',
  cat,
  trade: 'service',
  shape: 'service',
  price: BOOKINGS[booking].fee.default,
  afterhours: BOOKINGS[booking].fee.afterHours,
  booking,
  stock: 9999,
  flags: { gst_free: true },
  description,
  warnings: 'Not for emergencies. If you need urgent help, call 000.',
});

/** One product for every kind of booking; the fee after hours is higher (section 9). */
export const TELEHEALTH_SPECS: readonly KnownSpec[] = [
  service(
    'telehealthShortConsult',
    'telehealth-short-consult',
    'Telehealth short consult',
    'doctor-consults',
    'ShortConsult',
    [
      'A 10-minute phone or video consultation with an Australian-registered doctor.',
      'For one simple concern: a rash, a cold that lingers, a question about results. The doctor decides with you whether treatment, a referral or a visit in person is right.',
    ],
  ),
  service(
    'telehealthLongConsult',
    'telehealth-long-consult',
    'Telehealth long consult',
    'doctor-consults',
    'LongConsult',
    [
      'A 25-minute phone or video consultation for more than one concern, or one that needs time.',
      'Good for mental health, ongoing conditions and second opinions.',
    ],
  ),
  service(
    'telehealthOnlineScripts',
    'telehealth-online-script',
    'Telehealth online script',
    'online-scripts',
    'OnlineScripts',
    [
      'Renew a medicine you already take, after a short consultation with a doctor.',
      'Tell us which medicine, answer four questions, and a doctor calls you. If it is safe to continue, the doctor issues a script, and our pharmacy keeps it on file for you to order on. It can be filled at our pharmacy only; if you would rather use another, please tell the doctor. If you book without an account, the doctor prescribes with their own prescribing software and tells you how the script reaches you. Medicines of dependence are not prescribed here.',
    ],
  ),
  service(
    'telehealthMedcertsWork',
    'telehealth-medical-certificate-work',
    'Telehealth medical certificate for work',
    'medical-certificates',
    'MedcertsWork',
    [
      'A one-day certificate for your employer, after a doctor has spoken with you.',
      'Sent by e-mail as soon as the consultation ends, if the doctor agrees that you are unfit for work.',
    ],
  ),
  service(
    'telehealthMedcertsCarer',
    'telehealth-medical-certificate-carer',
    'Telehealth carer’s certificate',
    'medical-certificates',
    'MedcertsCarer',
    [
      'A certificate for the day you are needed at home, to look after a child, a parent or someone you live with.',
      'A doctor speaks with you about the person you care for.',
    ],
  ),
  service(
    'telehealthMedcertsUniv',
    'telehealth-medical-certificate-university',
    'Telehealth medical certificate for study',
    'medical-certificates',
    'MedcertsUniv',
    [
      'A certificate for your university, TAFE or school when you are too unwell for class or an exam.',
      'Check your faculty’s form before you book; the doctor can complete most of them.',
    ],
  ),
  service(
    'telehealthMultidayMedcerts',
    'telehealth-medical-certificate-multi-day',
    'Telehealth multi-day medical certificate',
    'medical-certificates',
    'MultidayMedcerts',
    [
      'A certificate for two to five days, after a longer talk with a doctor.',
      'The doctor may ask you to see someone in person if you are not improving.',
    ],
  ),
  service(
    'telehealthCovidAntiviral',
    'telehealth-covid-19-antiviral-consult',
    'Telehealth COVID-19 antiviral consult',
    'health-programs',
    'CovidAntiviral',
    [
      'A same-day consultation for people with COVID-19 who may be eligible for antiviral treatment.',
      'Antivirals work best in the first five days. Have your positive test and your list of medicines beside you.',
    ],
  ),
  service(
    'telehealthSmokingCessation',
    'telehealth-smoking-cessation-consult',
    'Telehealth smoking cessation consult',
    'health-programs',
    'SmokingCessation',
    [
      'Plan how you will stop, with a doctor who does this every day.',
      'Together you choose between nicotine replacement, prescription medicine and support by phone, and set a date.',
    ],
  ),
];
