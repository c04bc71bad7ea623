import { pageTitle } from '@saltbush/contract';
import { Container, ErrorState, Loading, SkeletonText } from '@saltbush/shared-ui/design/core';
import { definePage, type PageContext, type PageProps, type PageResult } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { contentPageQuery } from '../../features/content/api/content-page';
import { TextPage } from '../../features/content/components/TextPage';
import { NotFoundState } from '../../shared/not-found/NotFoundState';
import { notFound } from '../../shared/not-found/not-found';
import styles from './content.module.css';

/** Returns the content service's path. Each family of addresses has a separate parameter. */
function pathOf({ discover, page }: Record<string, string>): string {
  if (discover) return `discover/${discover}`;
  return page ? `pages/${page}` : 'shipping-returns';
}

async function load(context: PageContext): Promise<PageResult> {
  const path = pathOf(context.params);
  const text = await context.queryClient.ensureQueryData(contentPageQuery(path));
  if (!text) return notFound(context);
  return {
    head: { title: pageTitle(text.title), description: text.description, canonical: `/${path}` },
  };
}

function ContentPage({ params }: PageProps) {
  const query = useQuery(contentPageQuery(pathOf(params)));
  const { data: text, error, refetch, isFetching } = query;
  if (text === null) return <NotFoundState />;
  if (error && !text) return <ErrorState headingLevel={1} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <Container width="text" className={styles.page}>
      {text ? (
        <TextPage title={text.title} html={text.html} updatedAt={text.updated_at} />
      ) : (
        <Loading label="Loading page">
          <SkeletonText lines={12} />
        </Loading>
      )}
    </Container>
  );
}

export const page = definePage({ load, Component: ContentPage });
