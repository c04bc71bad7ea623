import type { BookingType } from '@saltbush/contract';
import type { TelehealthServiceDocument } from '../../src/domains/telehealth';

type ServiceText = Omit<TelehealthServiceDocument, '_id' | 'product_id' | 'position'>;

const NOT_URGENT = 'Chest pain, trouble breathing, severe bleeding or thoughts of harming yourself: call 000';

const choose = {
  title: 'Choose a time',
  text: 'Pick a two-hour window on any of the next fourteen days, between 7 am and 9 pm.',
};
const pay = {
  title: 'Pay the fee',
  text: 'We hold your place for ten minutes while you pay. The fee is shown before you book.',
};
const call = {
  title: 'Talk with the doctor',
  text: 'The doctor rings you within your window. For video, they then e-mail you a link of their own video service.',
};

type Step = ServiceText['steps'][number];

const aboutYou: Step = {
  title: 'Answer six questions',
  text: 'About how unwell you are, since when, and whether you will see a GP if it does not get better.',
};
const aboutTheOther: Step = {
  title: 'Answer seven questions',
  text: 'About who you care for, how unwell they are and since when.',
};

const certificate = (
  title: string,
  slug: string,
  summary: string,
  description: string,
  who: string[],
  questions: Step = aboutYou,
): ServiceText => ({
  title,
  slug,
  summary,
  description,
  who_for: who,
  not_for: ['A date in the past', 'Court, insurance or WorkCover matters', NOT_URGENT],
  steps: [
    questions,
    choose,
    call,
    {
      title: 'Receive the certificate',
      text: 'If the doctor agrees, an e-mail tells you after the call, and you download it from your appointment.',
    },
  ],
});

/** Copy of the service pages. Every request ends in a real-time consultation (rule health-07). */
export const SERVICE_TEXTS: Record<BookingType, ServiceText> = {
  ShortConsult: {
    title: 'Short consult',
    slug: 'short-consult',
    summary: 'Ten minutes with a doctor, for one simple concern.',
    description:
      'Talk with an Australian-registered doctor about one thing: a rash, a cough, a result you do not understand. The doctor can treat, refer, or tell you to see somebody in person.',
    who_for: [
      'One new or simple concern',
      'Questions about results or medicines',
      'Referrals and follow-ups',
    ],
    not_for: ['Several concerns at once: choose the long consult', NOT_URGENT],
    steps: [choose, { title: 'Tell us who it is for', text: 'You, or someone you care for.' }, pay, call],
  },
  LongConsult: {
    title: 'Long consult',
    slug: 'long-consult',
    summary: 'Twenty-five minutes, for more than one concern or a harder one.',
    description:
      'Time to explain. Good for mental health, ongoing conditions, menopause, second opinions and anything that does not fit into ten minutes.',
    who_for: ['Mental health', 'Ongoing conditions', 'More than one concern'],
    not_for: ['Anything that needs an examination today', NOT_URGENT],
    steps: [choose, { title: 'Tell us who it is for', text: 'You, or someone you care for.' }, pay, call],
  },
  OnlineScripts: {
    title: 'Online scripts',
    slug: 'online-scripts',
    summary: 'Renew a medicine you already take.',
    description:
      'Tell us which medicine, answer four questions, and a doctor calls you. If it is safe to continue, the doctor issues a script, and our pharmacy keeps it on file for you to order on. It can be filled at our pharmacy only; if you would rather use another, please tell the doctor. If you book without an account, the doctor prescribes with their own prescribing software and tells you how the script reaches you.',
    who_for: ['A medicine you have taken before without trouble', 'A condition your own doctor reviews'],
    not_for: [
      'Medicines of dependence, such as opioids and sleeping tablets',
      'A medicine you have never taken',
      NOT_URGENT,
    ],
    steps: [
      { title: 'Find your medicine', text: 'Search by name and choose the strength.' },
      { title: 'Answer four questions', text: 'So that the doctor knows it is safe to continue.' },
      choose,
      call,
    ],
  },
  MedcertsWork: certificate(
    'Medical certificate for work',
    'medical-certificate-work',
    'One day off, certified after a consult.',
    'For a day when you are too unwell to work. A doctor speaks with you and, if you are unfit for work, writes a certificate that employers accept.',
    ['Colds, gastro, migraine, period pain', 'Employees and contractors'],
  ),
  MedcertsCarer: certificate(
    'Carer’s certificate',
    'medical-certificate-carer',
    'For the day somebody needs you at home.',
    'For carer’s leave, when a child, a parent or someone in your household is unwell and needs you.',
    ['Parents of sick children', 'People who care for a parent or household member'],
    aboutTheOther,
  ),
  MedcertsUniv: certificate(
    'Medical certificate for study',
    'medical-certificate-university',
    'For a missed class, exam or due date.',
    'For students at university, TAFE or school. Have your faculty’s form ready; the doctor can complete most of them.',
    ['Missed exams and assessments', 'Special consideration'],
  ),
  MultidayMedcerts: {
    ...certificate(
      'Multi-day certificate',
      'medical-certificate-multi-day',
      'Two to five days, after a longer talk.',
      'For an illness that will keep you home for more than a day. The doctor may ask you to see somebody in person if you are not improving.',
      ['Flu, COVID-19, recovery after a procedure'],
    ),
  },
  CovidAntiviral: {
    title: 'COVID-19 antivirals',
    slug: 'covid-antivirals',
    summary: 'A same-day consult for people at higher risk.',
    description:
      'Antiviral treatment works best in the first five days. If you have tested positive and are at higher risk, a doctor checks whether it is right for you and your other medicines.',
    who_for: ['Adults with a positive PCR or rapid test', 'People aged 70 or over, or with a risk factor'],
    not_for: ['Symptoms for more than five days', 'Trouble breathing: call 000'],
    steps: [
      { title: 'Answer six questions', text: 'About your test, your symptoms and your health.' },
      choose,
      call,
      {
        title: 'Delivered today',
        text: 'If the doctor prescribes it, we can send it the same day in most cities.',
      },
    ],
  },
  SmokingCessation: {
    title: 'Quit smoking',
    slug: 'quit-smoking',
    summary: 'Make a plan to stop, with a doctor.',
    description:
      'Talk about what has and has not worked before, choose between nicotine replacement and prescription medicine, and set a date. Offered in all states and territories except the Northern Territory.',
    who_for: ['Adults who smoke or vape and want to stop', 'People who have tried before'],
    not_for: ['People under 18', NOT_URGENT],
    steps: [{ title: 'Tell us who it is for', text: 'The patient must be 18 or older.' }, choose, pay, call],
  },
};
