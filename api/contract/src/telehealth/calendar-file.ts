import { SHOP } from '../shop-names';

/** An appointment for a calendar. Its words reach whoever sees the calendar, so they never name the reason. */
export interface CalendarEntry {
  uid: string;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  /** Absolute address of the appointment's page. */
  url: string;
}

/** Octets after which a line of iCalendar is folded (RFC 5545, 3.1). */
const LINE = 73;

const stamp = (at: Date): string => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

function folded(line: string): string {
  const parts = line.match(new RegExp(`.{1,${LINE}}`, 'gu')) ?? [line];
  return parts.join('\r\n ');
}

/** Returns an iCalendar file (RFC 5545) of one appointment, with an alarm an hour before. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const { uid, startsAt, endsAt, summary, description, url } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SHOP.name}//Appointments//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
