import { bookingTypes, telehealthQuestionnaire } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { SERVICE_TEXTS } from './service-texts';

const WORDS: Record<number, string> = { 4: 'four', 6: 'six', 7: 'seven' };

describe('the steps of a telehealth service', () => {
  it.each(bookingTypes())('promise as many questions as %s asks', (type) => {
    const asked = telehealthQuestionnaire(type)?.questions.length;
    const promise = SERVICE_TEXTS[type].steps
      .map(({ title }) => title)
      .find((title) => /questions$/.test(title));
    expect(promise).toBe(asked && `Answer ${WORDS[asked]} questions`);
  });
});
