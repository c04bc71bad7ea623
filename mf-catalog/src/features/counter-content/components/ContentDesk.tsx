import { type ContentKindName, contentKind } from '@saltbush/contract';
import { EmptyState, ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterColumns, CounterPage } from '@saltbush/shared-ui/design/counter';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { contentEntryQuery } from '../api/content-entry';
import type { StaffContent } from '../api/content-fields';
import { kindOf } from '../model/content-value';
import { useDraftForm } from '../model/use-draft-form';
import { DraftEditor } from './DraftEditor';
import { PreviewPanel, type PreviewProps } from './PreviewPanel';
import { PublishPanel } from './PublishPanel';
import { VersionsPanel } from './VersionsPanel';

interface EntryProps {
  kind: ContentKindName;
  content: StaffContent;
  Preview: ComponentType<PreviewProps>;
}

function Entry({ kind, content, Preview }: EntryProps) {
  const form = useDraftForm(kind, content);
  return (
    <CounterPage title={contentKind(kind).label} note={content.entry.title}>
      <CounterColumns
        aside={
          <>
            <PublishPanel kind={kind} content={content} form={form} />
            <VersionsPanel content={content} form={form} />
          </>
        }
      >
        <PreviewPanel kind={kind} value={form.value} Preview={Preview} />
        <DraftEditor kind={kind} content={content} form={form} />
      </CounterColumns>
    </CounterPage>
  );
}

/** One entry of the content at the counter. */
export function ContentDesk({ id, Preview }: { id: string } & Pick<EntryProps, 'Preview'>) {
  const found = useQuery(contentEntryQuery(id));
  const kind = found.data ? kindOf(found.data.entry.kind) : null;
  if (found.data && kind) return <Entry kind={kind} content={found.data} Preview={Preview} />;
  return (
    <CounterPage title="Content">
      {found.isError && <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>}
      {found.data && (
        <EmptyState title="This page does not know this content yet">Please reload it.</EmptyState>
      )}
      {found.isPending && (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
    </CounterPage>
  );
}
