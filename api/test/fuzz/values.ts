import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { Random } from './random';

/** Texts that have broken other servers: operators, prototype keys, other scripts, control characters, great length. */
const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  'true',
  '{"$gt":""}',
  '$where',
  '$ne',
  "'; DROP TABLE users; --",
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  '𝕊𝕒𝕝𝕥𝕓𝕦𝕤𝕙 👩‍⚕️',
  'ﷺ'.repeat(50),
  'é'.repeat(500),
  'x'.repeat(5000),
  '(a+)+$',
  '%00',
  '\r\nSet-Cookie: a=b',
  '=cmd()',
];
/** Texts that pass validation, so that some requests get beyond the first check. */
const PLAUSIBLE = [
  'magnesium',
  'WELCOME10',
  '2010',
  'Surry Hills',
  'NSW',
  '0412345678',
  '2010-02-30',
  '1980-05-17',
  '2026-11-24',
  '4W',
  'priya@saltbush.example',
  'a@b.co',
  'tok_visa',
  '2950000000',
  '8003608166690503',
  'vitamins-supplements',
  'weight-management',
  'general-consultation',
];
const INTS = [0, 1, -1, 2, 3, 5, 20, 96, 100, 2_147_483_647, -2_147_483_648];
const FLOATS = [0, -0.1, 1.5, 1e308, -1e308, 1e-300, 70.5, 165];
const DATES = [
  '2026-11-24T01:00:00.000Z',
  '1970-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-29T00:00:00Z',
  '2026-12-01T03:30:00.000Z',
];
const MAX_STORED = 60;
const MAX_DEPTH = 5;
/** Names whose values identify something: `cart_uuid`, `slug`. */
const IDENTIFIER = /^(?:(.+)_)?(id|uuid|slug|code|reference|path|url)s?$/i;

/** Treats `Cart_uuid`, as in responses, and `cart_uuid`, as in arguments, as one kind. */
const kindOf = (owner: string | undefined, kind: string) =>
  `${(owner ?? '').replace(/_/g, '')}.${kind}`.toLowerCase();

/** Generates arguments of the schema's types from nonsense, plausible values and values seen in responses. */
export class Values {
  private readonly seen = new Map<string, string[]>();

  constructor(private readonly random: Random) {}

  /** Collects the identifiers in a response, so that later requests refer to existing things. */
  collect(answer: unknown): void {
    if (Array.isArray(answer)) for (const entry of answer.slice(0, 5)) this.collect(entry);
    else if (answer && typeof answer === 'object') {
      for (const [key, value] of Object.entries(answer)) {
        const [, owner, kind] = IDENTIFIER.exec(key) ?? [];
        if (kind && typeof value === 'string')
          for (const owned of [owner, undefined]) this.store(kindOf(owned, kind), value);
        else this.collect(value);
      }
    }
  }

  private store(kind: string, value: string): void {
    const values = this.seen.get(kind) ?? [];
    if (values.length < MAX_STORED) values.push(value);
    else values[this.random.below(MAX_STORED)] = value;
    this.seen.set(kind, values);
  }

  private found(name: string): string | null {
    const [, owner, kind = 'id'] = IDENTIFIER.exec(name) ?? [];
    const values = this.seen.get(kindOf(owner, kind)) ?? this.seen.get(kindOf(undefined, kind));
    return values ? this.random.pick(values) : null;
  }

  /** Returns a text for an argument of this name. */
  text(name = ''): string {
    const found = this.random.chance(IDENTIFIER.test(name) ? 0.8 : 0.1) ? this.found(name) : null;
    return found ?? this.random.pick(this.random.chance(0.6) ? PLAUSIBLE : NASTY);
  }

  private scalar(type: string, name: string): unknown {
    if (this.random.chance(0.01)) return this.random.pick([null, {}, [], { $gt: '' }, true, 1e21]);
    if (type === 'Int') return this.random.pick(INTS);
    if (type === 'Float') return this.random.pick([...INTS, ...FLOATS]);
    if (type === 'Boolean') return this.random.chance(0.5);
    if (type === 'DateTime') return this.random.pick(DATES);
    return this.text(name);
  }

  /** Returns a value of an input type for an argument of this name; occasionally one of another type. */
  of(type: GraphQLInputType, name: string, depth = 0): unknown {
    if (isNonNullType(type)) return this.of(type.ofType, name, depth);
    if (isListType(type)) {
      const length = this.random.chance(0.03) ? 300 : this.random.below(4);
      return Array.from({ length }, () => this.of(type.ofType, name, depth + 1));
    }
    if (isEnumType(type)) {
      return this.random.chance(0.97) ? this.random.pick(type.getValues()).name : this.text();
    }
    if (!isInputObjectType(type)) return this.scalar(type.name, name);
    const entries = Object.values(type.getFields())
      .filter((field) => isRequiredInputField(field) || (depth < MAX_DEPTH && this.random.chance(0.6)))
      .map((field) => [field.name, this.of(field.type, field.name, depth + 1)]);
    return Object.fromEntries(entries);
  }
}
