import { type NewRemote, pascalCase } from './page-files';

/** The slot that a created remote fills: it takes a tile of each remote. */
export const TILE = { slot: 'account.dashboard-tile', fragment: 'dashboard-tile' } as const;

const nameOf = ({ name }: NewRemote): string => `${pascalCase(name.slice('mf-'.length))}Greeting`;

const query = (remote: NewRemote): string => `import { meKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const ${nameOf(remote)}Document = graphql(/* GraphQL */ \`
  query ${nameOf(remote)} {
    me {
      first_name
    }
  }
\`);

/** Query for the name of the signed-in user; null for a guest. */
export const greetingQuery = () =>
  queryOptions({
    queryKey: viewKey(meKeys.all, '${remote.name}', 'greeting'),
    queryFn: async ({ signal }) =>
      (await request(${nameOf(remote)}Document, {}, { signal })).me?.first_name ?? null,
  });
`;

const tile = ({
  title,
  path,
}: NewRemote): string => `import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { StatusTile, TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { greetingQuery } from '../../features/greeting/api/greeting';

/** Tile on the account dashboard. */
export default function DashboardTile() {
  const { data: name, isPending } = useQuery(greetingQuery());
  if (isPending) return <TileSkeleton />;
  return (
    <StatusTile
      title="${title}"
      headingLevel={2}
      action={
        <ButtonLink variant="secondary" size="sm" href="${path}">
          Open ${title}
        </ButtonLink>
      }
    >
      {name && <p>For {name}</p>}
    </StatusTile>
  );
}
`;

const tileTest = (
  remote: NewRemote,
): string => `import { graphql, HttpResponse, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import DashboardTile from '.';

it('greets whoever is signed in, and leads to the page', async () => {
  serve(
    graphql.query('${nameOf(remote)}', () => HttpResponse.json({ data: { me: { first_name: 'Priya' } } })),
  );
  render(<DashboardTile />, { wrapper: TestShop });
  expect(await screen.findByText('For Priya')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open ${remote.title}' }).getAttribute('href')).toBe('${remote.path}');
});
`;

/** Returns a fragment for the account's dashboard, with its operation and test, by path within the remote. */
export const tileFiles = (remote: NewRemote): Record<string, string> => ({
  'src/features/greeting/api/greeting.ts': query(remote),
  [`src/fragments/${TILE.fragment}/index.tsx`]: tile(remote),
  [`src/fragments/${TILE.fragment}/${TILE.fragment}.test.tsx`]: tileTest(remote),
});
