import { NOT_ASKED, recordFactWords } from '@saltbush/contract';
import { type JourneySubscriptionDocument, listEntries, type OpenedEntry, openEntry } from '../../journeys';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';
import { answersOf } from '../questionnaires';

type Content = OpenedEntry['content'];
type Details = ReturnType<typeof answersOf>;

/** Lists a record's fields, each marked as what it is. */
const marked = (fields: object | null, mark: string): Details =>
  Object.entries({ ...fields }).map(([question, answer]) => ({
    question: `${question} (${mark})`,
    answer: answer === null ? NOT_ASKED.toLowerCase() : String(answer),
  }));

const named = (question: string, facts: Parameters<typeof recordFactWords>[0]): Details =>
  facts.length > 0 ? [{ question, answer: recordFactWords(facts) }] : [];

const consultOf = (content: Content): Details =>
  'consult' in content && content.consult === 'ahead'
    ? [{ question: 'consult', answer: 'Before the booked time' }]
    : [];

/** What an entry rested on or changed, as practitioners read it. */
function detailsOf(content: Content): Details {
  switch (content.kind) {
    case 'earlier_answers':
      return answersOf({ ...content.answers });
    case 'record_changed':
      return [...marked(content.before, 'before'), ...marked(content.after, 'after')];
    case 'acknowledged':
      return [...named('facts', content.facts), ...marked(content.record, 'record')];
    default: {
      const acknowledged = 'acknowledged' in content ? content.acknowledged : [];
      return [
        ...named('facts', content.facts),
        ...named('acknowledged', acknowledged),
        ...consultOf(content),
        ...answersOf({ ...content.answers }),
        ...marked(content.record, 'record'),
      ];
    }
  }
}

async function entryOf(ctx: StaffContext, { _id, at, author, content }: OpenedEntry) {
  return {
    id: _id,
    at,
    author: author.role === 'patient' ? null : await nameOfStaff(ctx, author.id),
    kind: content.kind,
    rules: content.rules,
    details: detailsOf(content),
    note: 'note' in content && content.note ? content.note : null,
  };
}

/** Returns a program's clinical history, the latest first: answers, corrections and decisions. */
export async function historyOf(ctx: StaffContext, subscription: JourneySubscriptionDocument) {
  const entries = await listEntries(ctx.db, subscription);
  return Promise.all(entries.map((entry) => entryOf(ctx, openEntry(ctx.cipher, entry))));
}
