import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const ContentPageDocument = graphql(/* GraphQL */ `
  query ContentPage($path: String!) {
    content_page(path: $path) {
      path
      title
      description
      html
      updated_at
    }
  }
`);

/** A page of text by its path without the leading slash; its data is null when there is none. */
export const contentPageQuery = (path: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'content-page', path],
    queryFn: async ({ signal }) =>
      (await request(ContentPageDocument, { path }, { signal })).content_page ?? null,
  });
