import { describe, expect, it } from 'vitest';
import { allergensIn, medicinesIn } from '../journeys/record-text';
import { MEDICINE_CLASSES } from './medicine-classes';

const AMOXICILLIN = 'Amoxicillin 500mg 20 Capsules amoxicillin trihydrate';
const CO_AMOXICLAV = 'Amoxicillin and Clavulanic Acid 875/125mg';
const CEFALEXIN = 'Cefalexin 500mg cefalexin monohydrate';
const TRIMETHOPRIM_SULFA = 'Bactrim DS trimethoprim sulfamethoxazole';

describe('an allergy to a class of medicines, or to one of it, speaks against the others [health-20 health-64]', () => {
  it.each([
    ['Penicillin (rash)', AMOXICILLIN, ['penicillin']],
    ['Penicillin (rash)', CO_AMOXICLAV, ['penicillin']],
    ['penicillins', 'Flucloxacillin 500mg', ['penicillins']],
    ['Amoxicillin', 'Phenoxymethylpenicillin 250mg', ['amoxicillin']],
    ['Augmentin - hives', AMOXICILLIN, ['augmentin']],
    ['No known allergies except penicillin', AMOXICILLIN, ['penicillin']],
    ['Never penicillin again', 'Piperacillin', ['penicillin']],
    ['Penicillin (rash)', CEFALEXIN, ['penicillin']],
    ['Cephalosporins', CEFALEXIN, ['cephalosporins']],
    ['Keflex', AMOXICILLIN, ['keflex']],
    ['Sulfa drugs', TRIMETHOPRIM_SULFA, ['sulfa']],
    ['Sulfonamides', 'Celecoxib 100mg', ['sulfonamides']],
    ['NSAIDs: asthma', 'Ibuprofen 200mg', ['nsaids']],
    ['Aspirin', 'Naproxen 500mg naproxen sodium', ['aspirin']],
    ['Anti-inflammatories', 'Meloxicam 15mg', ['anti-inflammatories']],
    ['Ibuprofen', 'Diclofenac 50mg', ['ibuprofen']],
    ['Statins (muscle pain)', 'Rosuvastatin 10mg', ['statins']],
    ['ACE inhibitors, cough', 'Perindopril 4mg', ['ace inhibitors']],
    ['Ramipril', 'Perindopril 4mg', ['ramipril']],
    ['Opioids', 'Codeine 30mg', ['opioids']],
    ['Erythromycin', 'Roxithromycin 300mg', ['erythromycin']],
    ['Tetracyclines', 'Doxycycline 100mg', ['tetracyclines']],
  ])('%j against %j', (allergies, medicine, named) => {
    expect(allergensIn(allergies, medicine)).toEqual(named);
  });

  it.each([
    ['No penicillin allergy', AMOXICILLIN],
    ['Not allergic to penicillin', AMOXICILLIN],
    ['No known allergies except pollen', AMOXICILLIN],
    ['Penicillin', 'Doxycycline 100mg'],
    ['Penicillin', TRIMETHOPRIM_SULFA],
    ['Atorvastatin', 'Rosuvastatin 10mg'],
    ['Codeine (nausea)', 'Tramadol 50mg'],
    ['Celecoxib', TRIMETHOPRIM_SULFA],
    ['Statins', 'Nystatin oral drops'],
    ['', AMOXICILLIN],
  ])('%j does not against %j', (allergies, medicine) => {
    expect(allergensIn(allergies, medicine)).toEqual([]);
  });

  it.each(MEDICINE_CLASSES.flatMap(({ names, members }) => members.map((one) => [names[0] ?? '', one])))(
    '%j against its member %j',
    (name, member) => {
      expect(allergensIn(name, `${member} tablets`)).toEqual([name]);
    },
  );
});

it('who takes one medicine of a class does not take the others [health-52]', () => {
  expect(medicinesIn('Atorvastatin, aspirin', 'Rosuvastatin 10mg')).toEqual([]);
  expect(medicinesIn('Aspirin', 'Ibuprofen 200mg')).toEqual([]);
});
