import { isPermitted, type Permission, pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ButtonLink, EmptyState } from '@saltbush/shared-ui/design/core';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { definePage, type PageModule, type PageProps, useSession } from '@saltbush/shared-ui/platform';
import type { ComponentType } from 'react';

export interface Desk {
  /** Heading and document title; a function where they name what the address names. */
  title: string | ((params: PageProps['params'], search: PageProps['search']) => string);
  /** What a role must be permitted to open the desk; null if every member of staff is. */
  permission: Permission | null;
  Component: ComponentType<PageProps>;
}

const titleOf = ({ title }: Desk, { params, search }: PageProps) =>
  typeof title === 'string' ? title : title(params, search);

/** Shows a desk to those who work at it. */
function Door({ desk, page }: { desk: Desk; page: PageProps }) {
  const { permission, Component } = desk;
  const role = useSession((state) => state.user?.role ?? 'customer');
  if (permission === null || isPermitted(role, permission)) return <Component {...page} />;
  return (
    <CounterPage title={titleOf(desk, page)}>
      <EmptyState
        title="This desk is not part of your role"
        action={<ButtonLink href={links.staff.today()}>Back to today</ButtonLink>}
      >
        You work here as {role}. A manager can change roles.
      </EmptyState>
    </CounterPage>
  );
}

const door = (desk: Desk, page: PageProps) => <Door desk={desk} page={page} />;

/**
 * Defines a page of the counter. Staff whose role does not include the desk are told so and nothing is requested; the api
 * refuses them in any case. Never indexed.
 */
export const defineDesk = (desk: Desk): PageModule =>
  definePage({
    load: async (page) => ({ head: { title: pageTitle(titleOf(desk, page)), robots: 'noindex' } }),
    Component: door.bind(null, desk),
  });
