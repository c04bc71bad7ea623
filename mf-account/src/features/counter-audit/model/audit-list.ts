import {
  type AuditedOperation,
  type AuditKind,
  isAuditedOperation,
  isAuditKind,
  isIsoDate,
} from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { StaffAuditOutcome } from '../../../generated/gql/graphql';

/** What a list of the log is narrowed down to, as its address keeps it; null for each that it is not. */
export interface AuditChoice {
  staff: string | null;
  customer: string | null;
  what: AuditKind | AuditedOperation | null;
  outcome: StaffAuditOutcome | null;
  /** First and last day (YYYY-MM-DD) in the pharmacy's zone. */
  from: string | null;
  to: string | null;
}

export interface AuditList extends AuditChoice {
  after: string | null;
}

/** The whole log. */
export const EVERYTHING: AuditChoice = {
  ...{ staff: null, customer: null, what: null },
  ...{ outcome: null, from: null, to: null },
};

/** Outcomes in words. */
export const OUTCOMES: Readonly<Record<StaffAuditOutcome, string>> = {
  done: 'Done',
  refused: 'Refused',
  failed: 'Failed',
};

/** Ids of accounts; anything else in an address is a slip, and could be anything. */
const ACCOUNT = /^[\w-]{1,64}$/;
const isAccount = (text: string) => ACCOUNT.test(text);
const isWhat = (text: string) => isAuditKind(text) || isAuditedOperation(text);
const isOutcome = (text: string) => Object.hasOwn(OUTCOMES, text);

type Name = keyof AuditChoice;

const RULES: Readonly<Record<Name, { isKnown: (text: string) => boolean; words: string }>> = {
  staff: { isKnown: isAccount, words: 'who acted' },
  customer: { isKnown: isAccount, words: 'the customer' },
  what: { isKnown: isWhat, words: 'what was done' },
  outcome: { isKnown: isOutcome, words: 'the outcome' },
  from: { isKnown: isIsoDate, words: 'the first day' },
  to: { isKnown: isIsoDate, words: 'the last day' },
};
const NAMES = Object.keys(RULES) as Name[];

export interface ReadList {
  list: AuditList;
  /** What of the address is left out because the log does not know it, in words. */
  ignored: string[];
}

/** Whether the days are in their order. */
export const areDaysInOrder = ({ from, to }: Pick<AuditChoice, 'from' | 'to'>): boolean =>
  !from || !to || from <= to;

/** Reads a list from its address. What it does not know is left out, and said. */
export function readAuditList(search: URLSearchParams): ReadList {
  const found: Partial<Record<Name, string>> = {};
  const ignored: string[] = [];
  for (const name of NAMES) {
    const text = search.get(name)?.trim();
    if (!text) continue;
    if (RULES[name].isKnown(text)) found[name] = text;
    else ignored.push(RULES[name].words);
  }
  const choice = { ...EVERYTHING, ...found } as AuditChoice;
  if (areDaysInOrder(choice)) return { list: { ...choice, after: search.get('after') }, ignored };
  const list = { ...choice, from: null, to: null, after: null };
  return { list, ignored: [...ignored, 'days that end before they begin'] };
}

/** Returns the address of a list: ids, fixed words and days, nothing else. */
export function auditAddress(list: Partial<AuditList>): string {
  const query = new URLSearchParams();
  for (const name of [...NAMES, 'after'] as const) {
    const text = list[name];
    if (text) query.set(name, text);
  }
  return query.size > 0 ? `${links.staff.audit()}?${query}` : links.staff.audit();
}

/** Whether a list is narrowed down by anything. */
export const isNarrowed = (choice: AuditChoice): boolean => NAMES.some((name) => choice[name] !== null);

/** @returns a choice as the api asks for it */
export const variablesOf = ({ staff, customer, what, outcome, from, to }: AuditChoice) => ({
  ...{ staff_id: staff, customer_id: customer },
  ...{ what, outcome, from, to },
});
