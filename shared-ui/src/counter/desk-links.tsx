import { isPermitted, type Permission } from '@saltbush/contract';
import { type Command, CommandGroup, CounterNavigation } from '@saltbush/shared-ui/design/counter';
import { useLocation, useSession } from '@saltbush/shared-ui/platform';
import { matchWords } from './match-words';

/** A desk as the counter's navigation and palette name it. */
export interface DeskLink {
  href: string;
  label: string;
  /** What a role must be permitted to be led there; null if every member of staff is. */
  permission: Permission | null;
  /** Other words that the palette finds it by. */
  words?: string;
  /** In the palette alone: it is reached from another desk. */
  isHidden?: boolean;
}

export interface Desks {
  /** Names the group: what a squad's desks are about. */
  label: string;
  desks: readonly DeskLink[];
}

function usePermitted(desks: readonly DeskLink[]): DeskLink[] {
  const role = useSession((state) => state.user?.role ?? 'customer');
  return desks.filter(({ permission }) => permission === null || isPermitted(role, permission));
}

/** Fills `staff.navigation` with a squad's desks. */
export function DeskNavigation({ label, desks }: Desks) {
  const { pathname } = useLocation();
  const links = usePermitted(desks).filter(({ isHidden }) => !isHidden);
  return (
    <CounterNavigation
      label={label}
      links={links.map(({ href, label: name }) => ({
        ...{ href, label: name },
        isCurrent: pathname.startsWith(href),
      }))}
    />
  );
}

/** Fills `staff.commands` with a squad's desks, as far as they match, and with what else was found. */
export function DeskCommands({
  label,
  desks,
  query,
  found = [],
}: Desks & { query: string; found?: readonly Command[] }) {
  const matching = usePermitted(desks).filter(({ label: name, words = '' }) =>
    matchWords(query, `${label} ${name} ${words}`),
  );
  return (
    <CommandGroup
      label={label}
      commands={[
        ...found.filter(({ isSearch }) => !isSearch),
        ...matching.map(({ href, label: name }) => ({ href, label: name })),
        ...found.filter(({ isSearch }) => isSearch),
      ]}
    />
  );
}
