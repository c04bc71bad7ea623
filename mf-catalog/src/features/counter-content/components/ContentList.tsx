import { type ContentKindName, contentKind, contentMoment } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterTable, formatMoment, StateMark } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import { contentListQuery, type ListedContent } from '../api/content-list';
import { kindOf } from '../model/content-value';

const COLUMNS = [{ label: 'Content' }, { label: 'Where' }, { label: 'State' }, { label: 'Last change' }];

function EntryState({ has_draft, planned_for }: ListedContent) {
  if (planned_for) return <StateMark kind="moving">Scheduled for {contentMoment(planned_for)}</StateMark>;
  return has_draft ? (
    <StateMark kind="waiting">Draft</StateMark>
  ) : (
    <StateMark kind="done">Published</StateMark>
  );
}

const rowOf = (entry: ListedContent, kind: ContentKindName) => ({
  id: entry.id,
  cells: [
    <a key="content" href={links.staff.contentEntry(entry.id)}>
      {entry.title}
    </a>,
    contentKind(kind).label,
    <EntryState key="state" {...entry} />,
    entry.changed_at ? `${formatMoment(entry.changed_at)}, ${entry.staff_name}` : '',
  ],
});

/** The content that staff edit. */
export function ContentList() {
  const found = useQuery(contentListQuery);
  if (found.isError) {
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>;
  }
  if (!found.data) {
    return (
      <Loading>
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  const rows = found.data.flatMap((entry) => {
    const kind = kindOf(entry.kind);
    return kind ? rowOf(entry, kind) : [];
  });
  return <CounterTable caption="Content" columns={COLUMNS} rows={rows} empty="There is nothing to edit." />;
}
