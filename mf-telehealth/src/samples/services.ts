import { BOOKINGS, type BookingType, bookingTypes } from '@saltbush/contract';
import type { Service } from '../shared/services/api/service';

const BASICS: Record<BookingType, [title: string, slug: string, summary: string]> = {
  ShortConsult: ['Short consult', 'short-consult', 'Ten minutes with a doctor, for one simple concern.'],
  LongConsult: [
    'Long consult',
    'long-consult',
    'Twenty-five minutes, for more than one concern or a harder one.',
  ],
  OnlineScripts: ['Online scripts', 'online-scripts', 'Renew a medicine you already take.'],
  MedcertsWork: [
    'Medical certificate for work',
    'medical-certificate-work',
    'One day off, certified after a consult.',
  ],
  MedcertsCarer: [
    'Carer’s certificate',
    'medical-certificate-carer',
    'For the day somebody needs you at home.',
  ],
  MedcertsUniv: [
    'Medical certificate for study',
    'medical-certificate-university',
    'For a missed class, exam or due date.',
  ],
  MultidayMedcerts: [
    'Multi-day certificate',
    'medical-certificate-multi-day',
    'Two to five days, after a longer talk.',
  ],
  CovidAntiviral: [
    'COVID-19 antivirals',
    'covid-antivirals',
    'A same-day consult for people at higher risk.',
  ],
  SmokingCessation: ['Quit smoking', 'quit-smoking', 'Make a plan to stop, with a doctor.'],
};

/** A service as the api returns it. */
export function sampleService(type: BookingType): Service {
  const [title, slug, summary] = BASICS[type];
  const { group, button: label, minutes, fee } = BOOKINGS[type];
  return {
    booking_type: type,
    group,
    button_label: label,
    price: fee.default,
    after_hours_price: fee.afterHours,
    title,
    slug,
    summary,
    description:
      'Talk with an Australian-registered doctor about one thing: a rash, a cough, a result you do not understand. The doctor can treat, refer, or tell you to see somebody in person.',
    who_for: [
      'One new or simple concern',
      'Questions about results or medicines',
      'Referrals and follow-ups',
    ],
    not_for: [
      'Several concerns at once: choose the long consult',
      'Chest pain, trouble breathing, severe bleeding or thoughts of harming yourself: call 000',
    ],
    steps: [
      { title: 'Choose a time', text: 'Pick a two-hour window on any of the next fourteen days.' },
      { title: 'Tell us who it is for', text: 'You, or someone you care for.' },
      { title: 'Pay the fee', text: 'We hold your place for ten minutes while you pay.' },
      {
        title: 'Talk with the doctor',
        text: 'The doctor rings you within your window. For video, they then e-mail you a link of their own video service.',
      },
    ],
    duration_minutes: minutes,
    product: { id: String(1053 + bookingTypes().indexOf(type)) },
  };
}

export const sampleServices = bookingTypes().map(sampleService);
