import { bookingTypes, telehealthQuestionnaire } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { SERVICE_TEXTS } from './service-texts';

const WORDS: Record<number, string> = { 4: 'four', 6: 'six', 7: 'seven' };

it('promise a script on file to accounts alone, and no video room of the shop: practitioners use their own [health-41]', () => {
  for (const text of Object.values(SERVICE_TEXTS).map((service) => JSON.stringify(service))) {
    expect(text).not.toMatch(/token|sends? (a|the) video link/i);
  }
  const { description } = SERVICE_TEXTS.OnlineScripts;
  expect(description).toContain('our pharmacy keeps it on file');
  expect(description).toMatch(/without an account, .*with their own prescribing software/);
  expect(JSON.stringify(SERVICE_TEXTS.ShortConsult.steps)).toContain('a link of their own video service');
});

describe('the steps of a telehealth service', () => {
  it.each(bookingTypes())('promise as many questions as %s asks', (type) => {
    const asked = telehealthQuestionnaire(type)?.questions.length;
    const promise = SERVICE_TEXTS[type].steps
      .map(({ title }) => title)
      .find((title) => /questions$/.test(title));
    expect(promise).toBe(asked && `Answer ${WORDS[asked]} questions`);
  });
});
