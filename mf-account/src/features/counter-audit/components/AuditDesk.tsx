import { DeskList } from '@saltbush/shared-ui/counter';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { auditLogQuery } from '../api/audit-log';
import { auditNewsQuery } from '../api/audit-news';
import { type AuditList, auditAddress, isNarrowed, type ReadList } from '../model/audit-list';
import styles from './Audit.module.css';
import { AuditChips } from './AuditChips';
import { AuditFilters } from './AuditFilters';
import { AuditLines } from './AuditLines';
import { ExportLog } from './ExportLog';

const MOST_NEWS = 100;

/** Says that there are new lines, and shows them when the reader wants them. */
function News({ list, since }: { list: AuditList; since: string }) {
  const client = useQueryClient();
  const { data: count = 0 } = useQuery(auditNewsQuery(list, since));
  const words =
    count >= MOST_NEWS
      ? `More than ${MOST_NEWS - 1} new lines`
      : `${count} new line${count === 1 ? '' : 's'}`;
  return (
    <div role="status">
      {count > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void client.invalidateQueries({ queryKey: auditLogQuery(list).queryKey })}
        >
          {words}: show
        </Button>
      )}
    </div>
  );
}

function Nothing({ list, hasNext }: { list: AuditList; hasNext: boolean }) {
  if (hasNext)
    return <p className={styles.empty}>None among the lines looked through so far. Older ones may be.</p>;
  return (
    <p className={styles.empty}>
      {isNarrowed(list) ? 'Nothing is recorded for this choice.' : 'Nothing is recorded yet.'}
    </p>
  );
}

const Ignored = ({ words }: { words: readonly string[] }) =>
  words.length === 0 ? null : (
    <Banner tone="info" live>
      The address asks for something that the log does not know, which is left out: {words.join(', ')}.
    </Banner>
  );

/** Who did what in customers' accounts and read which health data; its choice and place stay in the address. */
export function AuditDesk({ read: { list, ignored } }: { read: ReadList }) {
  // Another choice begins at its start.
  const choice = { ...list, after: null };
  return (
    <>
      <Ignored words={ignored} />
      <AuditFilters choice={choice} />
      <DeskList list={list} query={auditLogQuery} addressOf={auditAddress} nextOf={({ next }) => next}>
        {({ data, next, start, staff, customer }) => (
          <>
            <AuditChips choice={choice} staff={staff ?? null} customer={customer ?? null} />
            <ExportLog key={auditAddress(choice)} choice={choice} />
            {list.after === null && <News list={list} since={start} />}
            {data.length > 0 ? (
              <AuditLines lines={data} choice={choice} />
            ) : (
              <Nothing list={list} hasNext={Boolean(next)} />
            )}
          </>
        )}
      </DeskList>
    </>
  );
}
