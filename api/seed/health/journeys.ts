import type { JourneyDocument, JourneyVoucherDocument } from '../../src/domains/journeys';
import { cleanHtml } from '../../src/lib/clean-html';
import { slugify } from '../lib/text';
import { LESSON_TEXTS, type LessonText } from './lesson-texts';

/** Converts paragraphs and headings to HTML; the texts contain no markup. */
function html(body: string): string {
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (line.startsWith('## ') ? `<h2>${line.slice(3)}</h2>` : `<p>${line}</p>`))
    .join('\n');
}

function lesson(text: LessonText, index: number): JourneyDocument['lessons'][number] {
  return {
    id: index + 1,
    name: text.name,
    slug: slugify(text.name),
    description: text.description,
    body: cleanHtml(html(text.body)),
    read_minutes: text.readMinutes,
    week: text.week,
  };
}

/** Invented people: none of them practises anywhere. */
const CARE_TEAM: JourneyDocument['care_team'] = [
  {
    name: 'Dr Asha Pillai',
    profession: 'General practitioner',
    about:
      'Reads your answers, talks with you in the first consult, and decides with you whether the program and a medicine fit.',
    is_sample: true,
  },
  {
    name: 'Dr Tom Wardell',
    profession: 'General practitioner',
    about: 'Holds follow-up consults, answers your messages, and looks into side effects that you report.',
    is_sample: true,
  },
  {
    name: 'Lena Kostas',
    profession: 'Pharmacist',
    about:
      'Checks every prescription and monthly order before it is packed, and is there for questions about your medicines.',
    is_sample: true,
  },
];

/** The programs on offer; the shop's links use journey 1 (rule 9.a-12). */
export function journeyDocuments(): JourneyDocument[] {
  return [
    {
      _id: 1,
      name: 'Weight Management Program',
      slug: 'weight-management',
      tagline: 'A doctor, a plan and fourteen short lessons, month by month.',
      description:
        'Answer a few questions, talk with an Australian-registered doctor, and decide together what fits: food, movement, meal replacement, and medicine only where it is right for you. Your order comes once a month with free delivery and 10% off, and each week brings a lesson of five minutes.',
      price: 7900,
      gst_free: true,
      lessons: LESSON_TEXTS.map(lesson),
      faqs: [
        {
          question: 'Who is it for?',
          answer:
            'Adults with a body mass index of 27 or more. It is not for you if you are pregnant, breastfeeding or planning a pregnancy, or if a doctor has told you to avoid weight loss.',
        },
        {
          question: 'Will I get a medicine?',
          answer:
            'Perhaps. A doctor decides with you in a consultation; many people do well without. Nobody is promised a medicine.',
        },
        {
          question: 'What does it cost?',
          answer:
            'The program is $79 a month and includes the lessons and one follow-up consult a month; further ones cost the fee of a short consult. Products and medicines are charged with each monthly order, with 10% off products and free delivery.',
        },
        {
          question: 'Can I stop?',
          answer:
            'At any time from your dashboard. Changes and cancellations count for the next order until three days before it is charged.',
        },
        {
          question: 'How is my information kept?',
          answer:
            'Your answers are encrypted. Only our practitioners may open them, and each time is recorded.',
        },
      ],
      care_team: CARE_TEAM,
    },
  ];
}

const DAY = 86_400_000;

/** Vouchers of the sample shop: one active, one expired. */
export function journeyVouchers(now: Date): JourneyVoucherDocument[] {
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  return [
    { _id: 'STEADY20', journey_id: 1, amount: 2000, starts_at: at(-30), end_date: at(335) },
    { _id: 'SPRING10', journey_id: 1, amount: 1000, starts_at: at(-120), end_date: at(-30) },
  ];
}
