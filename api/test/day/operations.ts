import { readFileSync } from 'node:fs';
import { failure, type GraphQLAnswer, type Shopper } from '../shop/shopper';

const DOCUMENT = /export const (\w+)Document = new TypedDocumentString\(`([^`]*)`/g;

/** The texts that the screens of these remotes send, by name, as they were generated for them. */
function readOperations(remotes: readonly string[]): Map<string, string> {
  const texts = remotes.flatMap((remote) => {
    const file = new URL(`../../../${remote}/src/generated/gql/graphql.ts`, import.meta.url);
    return [...readFileSync(file, 'utf8').matchAll(DOCUMENT)];
  });
  return new Map(texts.map(([, name = '', text = '']) => [name, text]));
}

const operations = readOperations(['mf-account', 'mf-cart', 'mf-journey', 'mf-telehealth']);

/** What a screen gets that asks again while the shop cannot tell what has become of a request. */
const UNKNOWN = ['UNAVAILABLE', 'UNCONFIRMED'];
const MOST_TIMES = 20;

/** Sends an operation of a screen, again while its outcome is unknown. */
export async function press(
  by: Shopper,
  name: string,
  variables: object,
): Promise<GraphQLAnswer & { code: string | null }> {
  const text = operations.get(name);
  if (!text) throw new Error(`No screen sends ${name}`);
  for (let times = 1; ; times += 1) {
    const answer = await by.send(text, variables);
    const code = failure(answer)?.code ?? null;
    if (times === MOST_TIMES || !code || !UNKNOWN.includes(code)) return { ...answer, code };
  }
}
