import type { Program } from '../features/program/api/program';
import { sampleLessons } from './subscription';

/** The Weight Management Program as shown on its page. */
export const sampleProgram: Program = {
  id: '1',
  name: 'Weight Management Program',
  tagline: 'A doctor, a plan and fourteen short lessons, month by month.',
  description:
    'Answer a few questions, talk with an Australian-registered doctor, and decide together what fits: food, movement, meal replacement, and medicine only where it is right for you.',
  price: 7900,
  lessons: sampleLessons().map(({ lesson: { id, name, description, read_minutes, week } }) => ({
    id,
    name,
    description,
    read_minutes,
    week,
  })),
  faqs: [
    {
      question: 'Will I get a medicine?',
      answer: 'Perhaps. A doctor decides with you in a consultation. Nobody is promised a medicine.',
    },
    { question: 'Can I stop?', answer: 'At any time from your dashboard.' },
  ],
  care_team: [
    {
      name: 'Dr Asha Pillai',
      profession: 'General practitioner',
      about: 'Reads your answers and talks with you in the first consult.',
      is_sample: true,
    },
    {
      name: 'Lena Kostas',
      profession: 'Pharmacist',
      about: 'Checks every prescription and monthly order before it is packed.',
      is_sample: true,
    },
  ],
};
