import type { Schedule } from '@saltbush/contract';
import type { Concept, Copy } from '../types';

type Notice = Copy['notices'][number];

const BY_SCHEDULE: Record<Schedule, readonly Notice[]> = {
  '2': [
    {
      position: 'top',
      message:
        'This medicine may not be right for you. Read the warnings before purchase. Follow the directions for use. If symptoms persist, talk to your health professional.',
    },
  ],
  '3': [
    {
      position: 'top',
      message:
        'Pharmacist only medicine. A pharmacist must decide whether this product is right for you and may call you before it is supplied.',
    },
    {
      position: 'bottom',
      message: 'Incorrect use could be harmful. Use only as directed by your pharmacist.',
    },
  ],
  '4': [
    {
      position: 'top',
      message: 'Prescription medicine. You need a valid prescription from an Australian prescriber.',
    },
    { position: 'bottom', message: 'Use strictly as directed by your doctor. Do not share it with anyone.' },
  ],
  '4N': [
    {
      position: 'top',
      message: 'Prescription medicine. You need a valid prescription from an Australian prescriber.',
    },
    { position: 'bottom', message: 'Not subsidised: this medicine is supplied on a private prescription.' },
  ],
};

/** The warnings shown on the product page, by schedule and kind (rule 3.c-15). */
export function noticesFor(
  schedule: Schedule | '',
  flags: ReadonlySet<string>,
  trade: Concept['trade'],
): Notice[] {
  const notices: Notice[] = schedule === '' ? [] : [...BY_SCHEDULE[schedule]];
  if (schedule === '' && flags.has('tga')) {
    notices.push({
      position: 'top',
      message:
        'Always read the label and follow the directions for use. Do not use it if you are allergic to any ingredient, and not for longer than the pack says.',
    });
  }
  if (flags.has('fridge')) {
    notices.push({
      position: 'bottom',
      message: 'Refrigerate. Do not freeze. Sent in an insulated pack, Monday to Wednesday.',
    });
  }
  if (trade === 'practitioner') {
    notices.push({
      position: 'top',
      message: 'Practitioner product. Supplied only after advice from a health professional.',
    });
  }
  if (trade === 'vitamin' && !flags.has('tga')) {
    notices.push({ position: 'bottom', message: 'Always read the label and follow the directions for use.' });
  }
  return notices;
}
