import { type AuditTimes, measureAudit } from './audit';
import { type DeskTimes, measureDesks } from './desks';
import { type Endurance, measureEndurance } from './endurance';
import { type ApiFigures, measureGraphql } from './graphql';
import { type Growth, measureGrowth } from './growth';
import type { Load } from './load';
import { measureRelevance, type Relevance } from './relevance/relevance';
import { measureSearch, type SearchFigures, type SearchTimings } from './search';

/**
 * `npm run bench -w api` builds the api and runs every benchmark; names (search, relevance, graphql, endurance, growth) select
 * some of them; audit and desks are measured only when they are named. Prints tables; a parent process that listens for messages gets the figures instead.
 */
const PARTS = ['search', 'relevance', 'graphql', 'endurance', 'growth'];

const print = (text: string) => process.stdout.write(`${text}\n`);
const cell = (value: number | null, digits = 2) => (value?.toFixed(digits) ?? 'n/a').padStart(10);
const headings = (names: string[]) => names.map((name) => name.padStart(10)).join('');

function printTimings(title: string, { kinds, search, suggestions }: SearchTimings): void {
  print(`\n${title.padEnd(26)}${headings(['p50', 'p99', 'cpu'])}`);
  for (const { kind, p50, p99, cpu } of [...kinds, search, suggestions])
    print(kind.padEnd(26) + cell(p50) + cell(p99) + cell(cpu));
}

function printSearch({ products, suggestions, inProcess, overHttp }: SearchFigures): void {
  print(`${products} products, ${suggestions} suggestions`);
  printTimings('in process, ms', inProcess);
  printTimings('over HTTP, ms', overHttp);
}

function printRelevance(relevance: Relevance): void {
  for (const [set, { mean, queries }] of Object.entries(relevance)) {
    print(`\nnDCG@10 of ${queries.length} ${set} queries: ${mean.toFixed(4)}; the worst:`);
    for (const { query, score } of queries.slice(0, 10)) print(`${score.toFixed(2)}  ${query}`);
  }
}

function printGraphql({ connections, memory, raw, ...loads }: ApiFigures): void {
  const row = (name: string, { perSecond, p50, p99, cpu }: Load) => {
    const figures = [cell(perSecond, 0), cell(perSecond / raw.perSecond), cell(p50), cell(p99), cell(cpu)];
    print(name.padEnd(26) + figures.join(''));
  };
  const title = `${connections} connections`.padEnd(26);
  print(`\n${title}${headings(['per s', 'of raw', 'p50 ms', 'p99 ms', 'cpu ms'])}`);
  row('fixed body, node:http', raw);
  row('product', loads.product);
  row('cart', loads.cart);
  row('add to cart', loads.addToCart);
  row('listing search', loads.listing);
  row('search endpoint', loads.search);
  print(`\nmemory after the seed: api ${memory.api ?? 'n/a'} MB, database ${memory.database ?? 'n/a'} MB`);
}

function printEndurance({ requests, memory }: Endurance): void {
  const figures = memory.map((megabytes) => megabytes ?? 'n/a').join(' ');
  print(`\nmemory of the api over ${requests} requests, MB: ${figures}`);
}

function printGrowth({ products, queries }: Growth): void {
  const [before, after] = products;
  print(`\n${'median ms over HTTP'.padEnd(26)}${headings([String(before), String(after), 'factor'])}`);
  for (const { query, before: small, after: large } of queries)
    print(query.padEnd(26) + cell(small) + cell(large) + cell(large / small));
}

const SHOWN = 12;
const DESK_GOAL = 100;

function printAudit({ lines, choices }: AuditTimes): void {
  print(`\n${`audit log of ${lines} lines, ms`.padEnd(56)}${headings(['p50', 'max'])}`);
  for (const { choice, p50, max } of choices.slice(0, SHOWN))
    print(choice.padEnd(56) + cell(p50) + cell(max));
  const late = choices.filter(({ p50 }) => p50 > DESK_GOAL).length;
  print(`the slowest ${SHOWN} of ${choices.length} choices; ${late} took more than ${DESK_GOAL} ms`);
}

function printDesks({ orders, lines, desks }: DeskTimes): void {
  print(`\n${`${orders} orders, ${lines} lines of the log, ms`.padEnd(56)}${headings(['p50', 'max'])}`);
  for (const { name, p50, max } of desks) print(name.padEnd(56) + cell(p50) + cell(max));
  const late = desks.filter(({ max }) => max > DESK_GOAL).length;
  print(`${late} of ${desks.length} took more than ${DESK_GOAL} ms at most`);
}

const named = process.argv.slice(2);
const parts = new Set(named.length > 0 ? named : PARTS);
const search = parts.has('search') ? await measureSearch() : null;
const relevance = parts.has('relevance') ? measureRelevance() : null;
const graphql = parts.has('graphql') ? await measureGraphql() : null;
const endurance = parts.has('endurance') ? await measureEndurance() : null;
const growth = parts.has('growth') ? await measureGrowth() : null;
if (parts.has('audit')) printAudit(await measureAudit());
if (parts.has('desks')) printDesks(await measureDesks());
if (process.send) {
  process.send({ search, relevance, graphql, endurance, growth });
  process.disconnect();
} else {
  if (search) printSearch(search);
  if (relevance) printRelevance(relevance);
  if (graphql) printGraphql(graphql);
  if (endurance) printEndurance(endurance);
  if (growth) printGrowth(growth);
}
