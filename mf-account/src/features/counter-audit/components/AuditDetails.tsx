import { links } from '@saltbush/contract/links';
import { CounterFacts } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';
import type { AuditLine } from '../api/audit-line-fields';
import { endWords } from '../model/end-words';
import { formatSecond } from '../model/moments';
import { operationWords } from '../model/operation-words';
import { touchOf } from '../model/touch-links';

type Person = AuditLine['staff'];

const personWords = (name: string, person: Person): string =>
  person ? `${name}, ${person.role}, ${person.email}` : `${name}, an account that is gone`;

function Concerns({ line }: { line: AuditLine }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  return line.touched.map((touch, at) => {
    const { words, href } = touchOf(line.operation, touch, role);
    return (
      <span key={`${touch.name} ${touch.id}`}>
        {at > 0 && ', '}
        {href ? <a href={href}>{words}</a> : words}
      </span>
    );
  });
}

/** What a read of the log asked for, and how much it took away. */
const askedFor = ({ choice, exported }: AuditLine): string =>
  [
    ...choice.map(({ name, value }) => `${name} ${name === 'what' ? operationWords(value) : value}`),
    ...(exported === null || exported === undefined ? [] : [`${exported} lines in the file`]),
  ].join(', ');

const whom = ({ customer_id, customer }: AuditLine): ReactNode => {
  if (customer_id === null || customer_id === undefined) return null;
  const words = personWords(customer?.name ?? customer_id, customer);
  return customer?.role === 'customer' ? <a href={links.staff.customer(customer_id)}>{words}</a> : words;
};

/** All that a line of the log says, to the second. */
export function AuditDetails({ line }: { line: AuditLine }) {
  const facts: [string, ReactNode][] = [
    ['When', formatSecond(line.at)],
    ['Who', personWords(line.staff_name || line.staff_id, line.staff)],
    ['As', line.impersonation_id ? 'The customer, in a session for support' : 'Themselves'],
    ['On whom', whom(line)],
    ['Reason', line.reason],
    ['What', `${operationWords(line.operation)} (${line.operation})`],
    ['Concerns', line.touched.length > 0 && <Concerns line={line} />],
    ['Asked for', askedFor(line)],
    ['Health data', line.reads_health ? 'Asked for' : 'None'],
    ['What became of it', endWords(line)],
    ['Request', line.request_id],
  ];
  return (
    <CounterFacts facts={facts.filter(([, value]) => value).map(([label, value]) => ({ label, value }))} />
  );
}
