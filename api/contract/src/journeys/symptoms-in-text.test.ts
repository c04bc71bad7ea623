import { expect, it } from 'vitest';
import { checkInOutcome } from './check-ins';
import { symptomsInText } from './symptoms-in-text';

it.each([
  ['I cannot breathe, my throat is swelling', ['breathing']],
  ["I can't breathe", ['breathing']],
  ['I can’t breathe!!', ['breathing']],
  ['Trouble  breathing\nsince noon', ['breathing']],
  ['swollen lips and tongue', ['breathing']],
  ['Short of breath when lying down', ['breathing']],
  ['I have crushing chest pain and want to kill myself', ['chest_pain', 'self_harm']],
  ['pain in my chest', ['chest_pain']],
  ['I fainted in the shower', ['chest_pain']],
  ['The worst stomach cramps of my life', ['severe_belly_pain']],
  ['I am vomiting blood', ['severe_belly_pain']],
  ['SUICIDAL', ['self_harm']],
  ['I don’t want to be here anymore', ['self_harm']],
  ['I took too many tablets', ['self_harm']],
  ['No chest pain so far', ['chest_pain']],
])('%j speaks of an emergency [health-26]', (text, symptoms) => {
  expect(symptomsInText(text)).toEqual(symptoms);
  expect(checkInOutcome(symptomsInText(text), false)).toBe('emergency');
});

it.each([
  '',
  'Can I take it with breakfast?',
  'A bit of nausea, and tired in the evening',
  'I walked until I was out of breath, it felt great',
  'The pen closes badly',
  'How do I store it? I am dying to know',
])('%j is read like any other', (text) => {
  expect(symptomsInText(text)).toEqual([]);
});
