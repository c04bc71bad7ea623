import type { MailContent } from './content';

/** A consultation as its mails describe it. */
export interface Consultation {
  firstName: string;
  /** Formatted local day and hours. */
  time: string;
  /** Null if the practitioner decides. */
  contactMethod: 'phone' | 'video' | null;
  /** The page to view or cancel it; null for guests, who use the page of their request. */
  url: string | null;
}

const HOW = {
  phone: 'The practitioner will call you within this time on the phone number you gave us.',
  video: 'The practitioner will send a video link within this time to the phone number you gave us.',
};
const EMERGENCY = 'This service is not for emergencies. In an emergency, call 000.';

/** Returns when and how a consultation takes place, and where to view it. */
export function about({
  time,
  contactMethod,
  url,
}: Consultation): Pick<MailContent, 'rows' | 'action' | 'note'> {
  return {
    rows: [
      { label: 'When', value: time },
      ...(contactMethod
        ? [{ label: 'How', value: contactMethod === 'phone' ? 'By phone' : 'By video' }]
        : []),
    ],
    ...(url ? { action: { label: 'View your account', url } } : {}),
    note: EMERGENCY,
  };
}

/** Returns the paragraphs that open a mail about a consultation. */
export const hello = ({ firstName, contactMethod }: Consultation) => [
  `Hello ${firstName},`,
  ...(contactMethod ? [HOW[contactMethod]] : []),
];
