import { type ApiFigures, measureGraphql } from './graphql';
import type { Load } from './load';
import { measureSearch, type SearchFigures, type SearchTimings } from './search';

/**
 * `npm run bench -w api` times the search, `npm run build -w api && npm run bench:graphql -w api` the built api. Prints
 * tables; a starter that listens for messages gets the figures instead.
 */

const say = (text: string) => process.stdout.write(`${text}\n`);
const cell = (value: number | null, digits = 2) => (value?.toFixed(digits) ?? 'n/a').padStart(10);
const heads = (names: string[]) => names.map((name) => name.padStart(10)).join('');

function printTimings(title: string, { kinds, search, suggestions }: SearchTimings): void {
  say(`\n${title.padEnd(26)}${heads(['p50', 'p99', 'cpu'])}`);
  for (const { kind, p50, p99, cpu } of [...kinds, search, suggestions])
    say(kind.padEnd(26) + cell(p50) + cell(p99) + cell(cpu));
}

function printSearch({ products, suggestions, inProcess, overHttp }: SearchFigures): void {
  say(`${products} products, ${suggestions} suggestions`);
  printTimings('in process, ms', inProcess);
  printTimings('over HTTP, ms', overHttp);
}

function printGraphql({ connections, memory, raw, product, listing, search }: ApiFigures): void {
  const row = (name: string, { perSecond, p50, p99, cpu }: Load) =>
    say(
      name.padEnd(26) +
        cell(perSecond, 0) +
        cell(perSecond / raw.perSecond) +
        cell(p50) +
        cell(p99) +
        cell(cpu),
    );
  const title = `${connections} connections`.padEnd(26);
  say(`\n${title}${heads(['per s', 'of raw', 'p50 ms', 'p99 ms', 'cpu ms'])}`);
  row('fixed answer, node:http', raw);
  row('product', product);
  row('listing search', listing);
  row('search endpoint', search);
  say(`\nmemory after the seed: api ${memory.api ?? 'n/a'} MB, database ${memory.database ?? 'n/a'} MB`);
}

const parts = new Set(process.argv.slice(2));
const search = parts.has('search') ? await measureSearch() : null;
const graphql = parts.has('graphql') ? await measureGraphql() : null;
if (process.send) {
  process.send({ search, graphql });
  process.disconnect();
} else {
  if (search) printSearch(search);
  if (graphql) printGraphql(graphql);
}
