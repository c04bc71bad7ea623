import { freeTextError } from '../../validation/free-text';
import type { ContradictionFact } from './rules';

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

type Fact = ContradictionFact['fact'];
/** `on` is null for an answer of the same booking. */
type Words = { first_name: string } & (
  | { fact: 'age'; age: number }
  | { fact: 'earlier'; on: string | null; answer: string }
  | { fact: Exclude<Fact, 'age' | 'earlier'>; named: string }
);

/** 'yes' as people say it. */
export const answerWord = (answer: string): string =>
  answer === 'yes' || answer === 'no' ? answer.charAt(0).toUpperCase() + answer.slice(1) : answer;

/** Says what stands against an answer. */
export function factWords(words: Words): string {
  const { first_name } = words;
  switch (words.fact) {
    case 'age':
      return `By the date of birth, ${first_name} is ${words.age} on the day of the appointment.`;
    case 'earlier':
      return `${words.on ? `On ${DAY.format(new Date(words.on))}` : 'Before, in this booking'}, the answer for ${first_name} was “${answerWord(words.answer)}”.`;
    case 'pregnancy':
      return `${first_name}’s record says: pregnant or breastfeeding.`;
    case 'allergy':
      return `${first_name}’s record names an allergy to what this medicine is, contains or is related to: ${words.named}.`;
    case 'other_medicines':
      return `${first_name}’s record lists other medicines, and not this one: “${words.named}”.`;
    case 'condition':
      return `${first_name}’s record names: ${words.named}.`;
  }
}

/** The most characters of why an answer stands beside what contradicts it. */
export const MAX_CONTRADICTION_NOTE = 500;

export const CONTRADICTION_NOTE_MISSING = 'Please say why both are right, or correct one of them';

/** @returns the error in why an answer stands all the same, or null */
export const contradictionNoteError = (note: string): string | null =>
  note.trim() === '' ? CONTRADICTION_NOTE_MISSING : freeTextError(note, MAX_CONTRADICTION_NOTE);
