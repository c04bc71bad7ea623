import { buildSchema, type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { getVariableValues } from 'graphql/execution/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../src/server/create-api';
import { createExecutor } from '../../src/server/graphql/execute';
import { readSchemaText } from '../../src/server/graphql/schema-text';
import { listen } from '../../src/server/listen';
import { TestClient, type TestUser } from '../clients/test-client';
import { startTestApi, type TestApi } from '../server/start-test-api';
import { problemOf, readAnswer, refusalProblemOf } from './check-response';
import { type Operation, operationsWithInput } from './operations';
import { type WrongVariables, wrongVariablesOf } from './wrong-variables';

/** More than trigger compilation: the first are interpreted, the rest compiled. */
const TIMES = 10;
const schema: GraphQLSchema = buildSchema(readSchemaText());
const OPERATIONS = operationsWithInput(schema);

let api: TestApi;
/** The same shop, with operations executed as in production. */
let usual: Awaited<ReturnType<typeof listen>>;
let production: TestClient;
let people: { customer: TestUser; staff: TestUser };

beforeAll(async () => {
  api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '9999999' } });
  usual = await listen(createApi(api.services, createExecutor()), 0, '127.0.0.1');
  production = new TestClient(`http://127.0.0.1:${usual.port}`);
  people = { customer: await api.demo('priya'), staff: await api.demo('staff') };
});
afterAll(async () => {
  await usual.close();
  await api.close();
});

/** Signing out would end the session that the other requests need. */
const callerOf = ({ name }: Operation) =>
  name === 'users_log_out' ? null : name.startsWith('staff_') ? people.staff : people.customer;

/** Whether the library refuses the variables: the shop's own check must agree with it. */
function isRefused({ query }: Operation, { variables }: WrongVariables): boolean {
  const definitions = getOperationAST(parse(query))?.variableDefinitions ?? [];
  return getVariableValues(schema, definitions, variables).errors !== undefined;
}

async function answersTo(
  operation: Operation,
  wrong: WrongVariables,
  client: Pick<TestClient, 'post'>,
  times: number,
) {
  const body = { query: operation.query, variables: wrong.variables };
  const answers = [];
  for (let time = 0; time < times; time += 1)
    answers.push(await readAnswer(await client.post('/graphql', body, { as: callerOf(operation) })));
  return answers;
}

/** One position of each kind, another one for each kind. */
function oneOfEachKind(wrong: readonly WrongVariables[]): WrongVariables[] {
  const kinds = [...new Set(wrong.map(({ kind }) => kind))];
  return kinds.flatMap((kind, at) => {
    const ofKind = wrong.filter((one) => one.kind === kind);
    return ofKind[at % ofKind.length] ?? [];
  });
}

describe('wrong variables of every operation', () => {
  it('are known for every operation with arguments', () => {
    expect(OPERATIONS.length).toBeGreaterThan(90);
    for (const operation of OPERATIONS) expect(wrongVariablesOf(operation).length).toBeGreaterThan(10);
  });

  it.each(OPERATIONS)('$name: the same refusal each of ten times', async (operation) => {
    const refused = wrongVariablesOf(operation).filter((wrong) => isRefused(operation, wrong));
    const problems: string[] = [];
    for (const wrong of oneOfEachKind(refused)) {
      const answers = await answersTo(operation, wrong, production, TIMES);
      const [first] = answers;
      const found = answers.map((answer) =>
        answer.text === first?.text ? refusalProblemOf(answer) : 'another response than the first time',
      );
      const at = found.findIndex((problem) => problem !== null);
      if (at >= 0)
        problems.push(`${wrong.kind} at ${wrong.path}, time ${at + 1}: ${found[at]}: ${answers[at]?.text}`);
    }
    expect(problems).toEqual([]);
  });

  it.each(OPERATIONS)('$name: a refusal at every position, interpreted and compiled', async (operation) => {
    const problems: string[] = [];
    const before = api.both.compared;
    let refusals = 0;
    for (const wrong of wrongVariablesOf(operation)) {
      const [answer] = await answersTo(operation, wrong, api, 1);
      const mustRefuse = isRefused(operation, wrong);
      if (mustRefuse) refusals += 1;
      const problem = answer && (mustRefuse ? refusalProblemOf(answer) : problemOf(answer));
      if (problem) problems.push(`${wrong.kind} at ${wrong.path}: ${problem}: ${answer.text.slice(0, 500)}`);
    }
    expect(problems).toEqual([]);
    expect(api.both.compared - before).toBeGreaterThanOrEqual(refusals);
  });
});
