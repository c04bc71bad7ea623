import type { MailContent } from './content';

/** A consultation as its mails describe it. */
export interface Consultation {
  firstName: string;
  /** Formatted local day and hours. */
  time: string;
  /** Null if the practitioner decides. */
  contactMethod: 'phone' | 'video' | null;
  /** The page to view, move or cancel it; null for guests, who use the page of their request. */
  url: string | null;
  /** Its name on the phone. */
  reference?: string;
  /** Formatted time until which it can be moved or cancelled free of charge; omitted once that has passed. */
  freeUntil?: string | null;
  /** Formatted time until which a program's consult can be moved; omitted once that has passed. */
  movableUntil?: string | null;
}

const HOW = {
  phone: 'The practitioner will call you within this time on the phone number you gave us.',
  video:
    'The practitioner will call you within this time on the phone number you gave us, and will then send a link of their own video service to your email address.',
};
const EMERGENCY = 'This service is not for emergencies. In an emergency, call 000.';

/** Until when it can be changed. */
function changes({ freeUntil, movableUntil }: Consultation): string[] {
  if (freeUntil) return [`You can move or cancel it free of charge until ${freeUntil}. Later the fee stays.`];
  return movableUntil ? [`You can move it until ${movableUntil}.`] : [];
}

/** Returns when and how a consultation takes place, and where to view it. */
export function about(consultation: Consultation): Pick<MailContent, 'rows' | 'action' | 'note'> {
  const { time, contactMethod, url, reference } = consultation;
  return {
    rows: [
      { label: 'When', value: time },
      ...(contactMethod
        ? [{ label: 'How', value: contactMethod === 'phone' ? 'By phone' : 'By video' }]
        : []),
      ...(reference ? [{ label: 'Reference', value: reference }] : []),
    ],
    ...(url ? { action: { label: 'See your appointment', url } } : {}),
    note: [...changes(consultation), EMERGENCY].join(' '),
  };
}

/** Returns the paragraphs that open a mail about a consultation. */
export const hello = ({ firstName, contactMethod }: Consultation) => [
  `Hello ${firstName},`,
  ...(contactMethod ? [HOW[contactMethod]] : []),
];
