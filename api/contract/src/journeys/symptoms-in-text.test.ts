import { describe, expect, it } from 'vitest';
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

const STROKES = [
  'I think I had a stroke',
  'stroke symptoms',
  'Could this be a stroke?',
  'My father had a stroke at my age',
  'I’ve had two strokes',
  'a mini-stroke, or several mini-strokes',
  'I have had mini strokes',
  'Is there a risk of strokes?',
  'I had a stroke in the pool',
  'Stroke while swimming butterfly',
  'my left side went weak. stroke?',
  'I hurt my back. Stroke?',
  'Since I came back stroke symptoms began',
  'pain in my back, stroke',
  'butterfly stroke symptoms in my face',
  'heat stroke',
];

const STROKES_OF_SPORT = [
  'my backstroke improved',
  'My back stroke has really improved',
  'I swim back stroke twice a week',
  'butterfly stroke',
  'I learn the breast-stroke and the butterfly stroke',
  'two strokes',
  'I swam with two strokes per breath',
  'My swimming strokes are longer',
  'My stroke rate is up',
  'He beat me by two golf strokes',
];

describe('a stroke', () => {
  it.each(STROKES)('%j is an emergency, as it is wherever it is in doubt [health-26]', (text) => {
    expect(symptomsInText(text)).toContain('chest_pain');
  });

  it.each(STROKES_OF_SPORT)('%j is none', (text) => {
    expect(symptomsInText(text)).toEqual([]);
  });

  it('is found whatever a swimmer writes before and after it, and however it is written', () => {
    for (const sport of STROKES_OF_SPORT) {
      for (const stroke of STROKES) {
        for (const text of [
          `${sport}. ${stroke}`,
          `${stroke}. ${sport}`,
          `${sport}\n${stroke}!`.toUpperCase(),
        ])
          expect([text, symptomsInText(text)]).toEqual([text, expect.arrayContaining(['chest_pain'])]);
      }
    }
  });

  it('hides no other emergency', () => {
    for (const sport of STROKES_OF_SPORT)
      expect(symptomsInText(`${sport}, then chest pain and I cannot breathe`)).toEqual([
        'breathing',
        'chest_pain',
      ]);
  });
});
