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

/** A content page by its path without the leading slash. Its data is null if the page does not exist. */
export const contentPageQuery = (path: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'content-page', path],
    queryFn: async ({ signal }) =>
      (await request(ContentPageDocument, { path }, { signal })).content_page ?? null,
  });
