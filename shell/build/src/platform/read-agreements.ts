import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../paths';
import type { Agreements, Shape } from './contract';

const SLOTS = 'shared-ui/src/platform/slots/slot-types.ts';
const EVENTS = 'shared-ui/src/bus/events.ts';

/** Types of the language that the text of a type may name; any other name would hide what it stands for. */
const KNOWN_NAMES = new Set(['Promise']);

function describeLeaf(checker: ts.TypeChecker, type: ts.Type, path: string): string {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  const text = checker.typeToString(type, undefined, flags);
  const name = /(?<!['\w])[A-Z]\w*/.exec(text)?.[0];
  if (name && !KNOWN_NAMES.has(name))
    throw new Error(`${path}: write ${name} out, so that its changes are seen`);
  return text;
}

/** Yields path and type of everything in a value. */
function* describe(checker: ts.TypeChecker, type: ts.Type, path: string): Generator<[string, string]> {
  const value = checker.getNonNullableType(type);
  const element = checker.isArrayType(value) ? checker.getTypeArguments(value as ts.TypeReference)[0] : null;
  const isObject = (value.flags & ts.TypeFlags.Object) !== 0 && value.getCallSignatures().length === 0;
  if (element) yield* describe(checker, element, `${path}[]`);
  else if (!isObject) yield [path, describeLeaf(checker, type, path)];
  else {
    if (type !== value) yield [path, type.isUnion() && hasNull(type) ? 'object | null' : 'object'];
    for (const property of checker.getPropertiesOfType(value)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const name = `${path ? `${path}.` : ''}${property.name}${isOptional ? '?' : ''}`;
      yield* describe(checker, checker.getTypeOfSymbol(property), name);
    }
  }
}

const ABSENT = / \| undefined$/;

const hasNull = (type: ts.UnionType): boolean => type.types.some(({ flags }) => flags & ts.TypeFlags.Null);

function readShapes(program: ts.Program, file: string, name: string): Record<string, Shape> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const declared = symbol && checker.getExportsOfModule(symbol).find((one) => one.name === name);
  if (!declared) throw new Error(`${file} does not export ${name}`);
  const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(declared));
  return Object.fromEntries(
    members.map((member) => {
      const parts = [...describe(checker, checker.getTypeOfSymbol(member), '')];
      // What may be absent is marked by its name.
      return [member.name, Object.fromEntries(parts.map(([path, type]) => [path, type.replace(ABSENT, '')]))];
    }),
  );
}

/** Reads the props of all slots and the payloads of all events from the platform's types. */
export function readAgreements(root = ROOT): Agreements {
  const [slots, events] = [join(root, SLOTS), join(root, EVENTS)];
  const program = ts.createProgram([slots, events], {
    strict: true,
    lib: ['lib.es2015.d.ts'],
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  });
  return { slots: readShapes(program, slots, 'SlotProps'), events: readShapes(program, events, 'BusEvents') };
}
