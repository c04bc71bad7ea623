import { randomUUID } from 'node:crypto';
import type { TestUser } from '../clients/test-client';
import { beforeTests } from '../server/before-tests';
import type { TestApi } from '../server/start-test-api';
import { testApi } from '../server/test-api';

/** Noon of `TODAY` in Sydney. */
export const DIARY_NOW = new Date('2026-11-24T01:00:00Z');

export const TODAY = '2026-11-24';

const NUTRITION = '{ kilojoules protein carbohydrate fat fibre sodium }';

const DAY = `day meals { meal entries { id meal food_id name grams portion quantity unit units { unit grams } serving { name grams } nutrition ${NUTRITION} } total ${NUTRITION} }
  total ${NUTRITION} water_ml target { kilojoules protein carbohydrate fat fibre sodium water_ml }`;

export const NOTHING = { kilojoules: 0, protein: 0, carbohydrate: 0, fat: 0, fibre: 0, sodium: 0 };

/** The input of a new entry. */
export const entry = (more: object = {}) => ({
  entry_id: randomUUID(),
  day: TODAY,
  meal: 'breakfast',
  food_id: 'banana-raw',
  grams: 100,
  ...more,
});

/** Returns the code and message of the first error. */
export const failure = ({ errors }: Awaited<ReturnType<TestApi['request']>>) => [
  errors?.[0]?.extensions?.code,
  errors?.[0]?.message,
];

/** Returns the operations of a food diary, called by its owner unless another user is given. */
export function diaryOf(api: TestApi, user: TestUser) {
  const change = (operation: string, input: object, as: TestUser | null = user) => {
    const type = operation.replace(/(^|_)([a-z])/g, (_all, _sign, letter: string) => letter.toUpperCase());
    const result = operation.endsWith('target')
      ? 'target { kilojoules protein carbohydrate fat fibre sodium water_ml }'
      : `day { ${DAY} }${/remove/.test(operation) ? ' removed' : ''}`;
    const query = `mutation ${type}($input: ${type}Input!) { ${operation}(input: $input) { ${result} } }`;
    return api.request(query, { input }, { as });
  };
  const read = (day: string, as: TestUser | null = user) =>
    api.request(`query FoodDiary($day: String!) { food_diary(day: $day) { ${DAY} } }`, { day }, { as });
  const week = (day: string, as: TestUser | null = user) =>
    api.request(
      `query FoodDiaryWeek($day: String!) { food_diary_week(last_day: $day) { day total ${NUTRITION} water_ml } }`,
      { day },
      { as },
    );
  return { change, read, week };
}

/** An api for the tests of a file, with the diary of a new user. */
export function testDiary() {
  const api = testApi({ products: 0, now: DIARY_NOW });
  const user = beforeTests(() => api.signUp());
  return { api, user, diary: diaryOf(api, user) };
}
