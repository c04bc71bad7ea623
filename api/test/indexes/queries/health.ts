import { DEFAULT_FOOD_TARGET } from '@saltbush/contract';
import * as foods from '../../../src/domains/food-diary/food-store';
import * as pantry from '../../../src/domains/food-diary/pantry/store';
import * as foodDiary from '../../../src/domains/food-diary/store';
import * as drafts from '../../../src/domains/health-drafts/store';
import * as onFile from '../../../src/domains/patients/on-file/store';
import * as patients from '../../../src/domains/patients/store';
import { parseKeys } from '../../../src/lib/cipher-keys';
import { createFieldCipher } from '../../../src/lib/field-cipher';
import { NOW, PAGE, type QueryGroup } from './query-group';

const CIPHER = createFieldCipher(parseKeys(`t:${Buffer.alloc(32, 7).toString('base64')}`));

const DRAFT = {
  ...{ _id: 'd', user_id: 'u', draft_id: 'i', version: 1, sealed: 's' },
  ...{ updated_at: NOW, expires_at: NOW },
};

const PLACE = { userId: 'u', patientUuid: 'p' };
const FILED = {
  ...{ code: 'SB-7K3M-9QXT-S1', product_id: 1, written_on: '2026-11-01', expires_on: '2027-11-01' },
  ...{ repeats: 2, repeats_left: 2, filed_at: NOW, staff_id: 's' },
};

const ENDED = { at: NOW, staff_id: 's', staff_name: 'Mei Tran', reason: 'asked' as const };
const CORRECTION = {
  ...{ ...ENDED, reason: 'typed_wrong' as const, expires_on: '2027-11-01' },
  from: { written_on: '2026-11-01', repeats_left: 2 },
  to: { written_on: '2026-11-01', repeats_left: 1 },
};

export const healthQueries: QueryGroup = {
  ensureIndexes: [foodDiary.ensureIndexes, drafts.ensureIndexes, patients.ensureIndexes],
  queries: {
    'patients.listPatientNames': ({ db }) => patients.listPatientNames(db, 'u'),
    'patients.listPatients': ({ db }) => patients.listPatients(db, 'u', { skip: 0, limit: 10 }),
    'patients.findOwnPatient': ({ db }) => patients.findOwnPatient(db, 'u', 'p'),
    'patients.findPerson': ({ db }) => patients.findPerson(db, 'u', 'k'),
    'patients.replacePatient': ({ db }) =>
      patients.replacePatient(db, { _id: 'p', user_id: 'u' }, { phone: '0' }),
    'patients.holdPatient': ({ db, transaction }) =>
      transaction((session) => patients.holdPatient(db, { _id: 'p', user_id: 'u', version: 1 }, session)),
    'patients.deletePatient': ({ db, transaction }) =>
      transaction((session) => patients.deletePatient(db, { _id: 'p', user_id: 'u', version: 1 }, session)),
    'patients.claimPatient': ({ db, transaction }) =>
      transaction((session) => patients.claimPatient(db, 'u', 'p', session)),
    'patients.findOwnPatients': ({ db }) => patients.findOwnPatients(db, 'u', ['p']),
    'onFile.filedScripts': ({ db }) => onFile.filedScripts(db, PLACE),
    'onFile.putOnFile': ({ db, transaction }) =>
      transaction((session) => onFile.putOnFile(db, PLACE, FILED, session)),
    'onFile.takeRepeat': ({ db, transaction }) =>
      transaction((session) =>
        onFile.takeRepeat(db, PLACE, { product: { _id: 1 }, packs: 1, now: NOW }, session),
      ),
    'onFile.giveRepeatBack': ({ db, transaction }) =>
      transaction((session) => onFile.giveRepeatBack(db, PLACE, { code: FILED.code, takenAt: NOW }, session)),
    'onFile.endFiled': ({ db, transaction }) =>
      transaction((session) => onFile.endFiled(db, PLACE, { code: FILED.code, taken_off: ENDED }, session)),
    'onFile.correctFiled': ({ db, transaction }) =>
      transaction((session) => onFile.correctFiled(db, PLACE, FILED.code, CORRECTION, session)),
    'onFile.listWithScript': ({ db }) => onFile.listWithScript(db, 'u', 1),
    'drafts.findDraft': ({ db }) => drafts.findDraft(db, 'u', null, NOW),
    'drafts.listDrafts': ({ db }) => drafts.listDrafts(db, 'u'),
    'drafts.replaceDraft': ({ db }) => drafts.replaceDraft(db, DRAFT, DRAFT),
    'drafts.insertDraft': ({ db }) => drafts.insertDraft(db, DRAFT, NOW),
    'drafts.eraseDraft': ({ db }) => drafts.eraseDraft(db, 'u', 'ShortConsult'),
    'drafts.eraseDrafts': ({ db }) => drafts.eraseDrafts(db, 'u', ['d']),
    'drafts.eraseDrafts of an account': ({ db }) => drafts.eraseDrafts(db, 'u', null),
    'foods.findFood': ({ db }) => foods.findFood(db, 'f'),
    'foods.findFoods': ({ db }) => foods.findFoods(db, ['f', 'g']),
    'foods.listFoods': ({ db }) => foods.listFoods(db, '', PAGE),
    'foods.listFoods of a query': ({ db }) => foods.listFoods(db, 'milk skim', PAGE),
    'foodDiary.readDay': ({ db }) => foodDiary.readDay({ db, cipher: CIPHER }, 'u', '2026-11-24'),
    'foodDiary.readDays': ({ db }) =>
      foodDiary.readDays({ db, cipher: CIPHER }, 'u', { from: '2026-11-18', to: '2026-11-24' }),
    'foodDiary.writeDay': ({ db }) =>
      foodDiary.writeDay(
        { db, cipher: CIPHER },
        { userId: 'u', day: '2026-11-24', version: 1 },
        { entries: [], water_ml: 0 },
      ),
    'pantry.readPantry': ({ db }) => pantry.readPantry({ db, cipher: CIPHER }, 'u'),
    'pantry.writePantry': ({ db }) =>
      pantry.writePantry({ db, cipher: CIPHER }, { userId: 'u', version: 1 }, { foods: [], favourites: [] }),
    'foodDiary.readTarget': ({ db }) => foodDiary.readTarget({ db, cipher: CIPHER }, 'u'),
    'foodDiary.writeTarget': ({ db }) =>
      foodDiary.writeTarget({ db, cipher: CIPHER }, 'u', DEFAULT_FOOD_TARGET),
  },
};
