import { OPERATION_LIMITS, operationLimitRules } from '@saltbush/contract/operation-limits';
import { buildSchema, type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import type { PlatformDescription, ShellDescription } from '../platform/description';
import { findContractMisfits } from './contract-misfits';
import type { RegisteredOperation } from './operations';
import type { ReleaseRecord } from './types';

/** Whether code written for one version runs with another: the same major version, and not an older one. */
function isServedBy(built: string, provided: string): boolean {
  const [major = 0, ...rest] = built.split(/[.-]/).map(Number);
  const [providedMajor, ...providedRest] = provided.split(/[.-]/).map(Number);
  if (major !== providedMajor) return false;
  const difference = rest.slice(0, 2).map((part, n) => (providedRest[n] ?? 0) - part);
  return (difference.find((part) => part !== 0) ?? 0) >= 0;
}

const nameOf = ({ remote, id }: ReleaseRecord): string => `${remote} ${id}`;

function missingExports(release: ReleaseRecord, { modules }: ShellDescription): string[] {
  return Object.entries(release.uses?.modules ?? {}).flatMap(([module, names]) => {
    const missing = names.filter((name) => !modules[module]?.includes(name));
    return missing.length > 0
      ? [`${nameOf(release)} uses ${missing.join(', ')} of ${module}, which the running shell does not have`]
      : [];
  });
}

function foreignVersions(release: ReleaseRecord, { packages }: ShellDescription): string[] {
  return Object.entries(release.uses?.packages ?? {})
    .filter(([name, version]) => !isServedBy(version, packages[name] ?? '0.0.0'))
    .map(
      ([name, version]) =>
        `${nameOf(release)} was built with ${name} ${version}; the running shell provides ${packages[name] ?? 'none'}`,
    );
}

function unknownSlots(release: ReleaseRecord, { slots }: ShellDescription): string[] {
  const { fills, offers } = release.manifest;
  return [...fills, ...offers]
    .filter(({ slot }) => !slots.includes(slot))
    .map(({ slot }) => `${nameOf(release)} names the slot ${slot}, which the running shell does not know`);
}

const neglectedDuties = (release: ReleaseRecord, { duties = [] }: ShellDescription): string[] =>
  (release.uses?.duties ?? [])
    .filter((duty) => !duties.includes(duty))
    .map((duty) => `${nameOf(release)} needs the ${duty} of a newer shell; deploy the shell first`);

/** Returns why the running api refuses an operation; undefined if it does not. */
function problemOf(text: string, schema: GraphQLSchema): string | undefined {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: OPERATION_LIMITS.tokens });
  } catch (error) {
    return (error as Error).message;
  }
  // The limits' rules expect a valid document.
  const [problem = validate(schema, document, operationLimitRules)[0]] = validate(schema, document);
  return problem?.message;
}

const MOST_NAMES = 3;

/** One missing field is one reason, however many operations ask for it. */
function describeRefusal(names: string[]): string {
  const more = names.length - MOST_NAMES;
  const listed = names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return names.length > 1 ? `operations ${listed}` : `operation ${listed}`;
}

function refusedOperations(
  release: ReleaseRecord,
  operations: readonly RegisteredOperation[],
  schema: GraphQLSchema,
): string[] {
  const senders = new Map<string, string[]>();
  for (const { name, text, isOfShell } of operations) {
    if (isOfShell) continue;
    const problem = problemOf(text, schema);
    if (problem) senders.set(problem, [...(senders.get(problem) ?? []), name]);
  }
  return [...senders].map(
    ([problem, names]) =>
      `${nameOf(release)} sends the ${describeRefusal(names)}, which the running api refuses: ${problem}`,
  );
}

/** A description that is damaged must not stop a forced change, least of all a rollback. */
function buildSchemaOf(text: string): GraphQLSchema | null {
  try {
    return buildSchema(text);
  } catch {
    return null;
  }
}

let last: { text: string; schema: GraphQLSchema | null } | undefined;

/** Every release is compared with the same schema, which takes longer to build than most take to compare. */
function readSchema(text: string): GraphQLSchema | null {
  if (last?.text !== text) last = { text, schema: buildSchemaOf(text) };
  return last.schema;
}

const FINDERS = [missingExports, foreignVersions, unknownSlots, neglectedDuties, findContractMisfits];

/**
 * Returns what a release needs and the running shell and api do not have, one sentence each; empty if nothing. What has
 * not been published, or was not recorded in an old release, is not compared.
 */
export function findMisfits(
  release: ReleaseRecord,
  operations: readonly RegisteredOperation[],
  { shell, schema }: PlatformDescription,
): string[] {
  const compareWithSchema = (text: string): string[] => {
    const parsed = readSchema(text);
    return parsed
      ? refusedOperations(release, operations, parsed)
      : ['The schema that the running api published cannot be read; start the api again'];
  };
  return [
    ...(shell ? FINDERS.flatMap((find) => find(release, shell)) : []),
    ...(schema === null ? [] : compareWithSchema(schema)),
  ];
}
