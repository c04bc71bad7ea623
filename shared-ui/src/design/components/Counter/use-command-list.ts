import { type RefObject, useEffect, useState } from 'react';

interface CommandList {
  /** Id of the command that Enter follows; null if there is none. */
  active: string | null;
  /** How many commands there are; null before any group has been looked at. */
  count: number | null;
  setActive: (id: string) => void;
  /** Chooses the next command, or the one before; from the end it goes on at the beginning. */
  move: (step: number) => void;
}

const SETTLED_MS = 150;

interface Found {
  ids: string[];
  /** The first that is a thing itself, or else the first. */
  first: string | null;
}

function readFound(list: HTMLElement): Found {
  const options = [...list.querySelectorAll('[role="option"]')];
  const first = options.find((option) => !option.hasAttribute('data-search')) ?? options[0];
  return { ids: options.map(({ id }) => id), first: first?.id ?? null };
}

/**
 * Follows the commands in a list, whoever renders them and whenever: groups of other remotes come and change by themselves.
 * The first one is chosen for each query, until the user has chosen another.
 */
export function useCommandList(list: RefObject<HTMLElement | null>, query: string): CommandList {
  const [{ ids, first }, setFound] = useState<Found>({ ids: [], first: null });
  const [chosen, setChosen] = useState<{ id: string; query: string } | null>(null);
  const [isSettled, setIsSettled] = useState(false);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const read = () => setFound(readFound(element));
    const look = new MutationObserver(read);
    look.observe(element, { childList: true, subtree: true, attributeFilter: ['data-search'] });
    read();
    const settle = setTimeout(() => setIsSettled(true), SETTLED_MS);
    return () => {
      look.disconnect();
      clearTimeout(settle);
    };
  }, [list]);

  const isChosen = chosen !== null && chosen.query === query && ids.includes(chosen.id);
  const active = isChosen ? chosen.id : first;
  const setActive = (id: string) => setChosen({ id, query });
  return {
    active,
    count: ids.length > 0 || isSettled ? ids.length : null,
    setActive,
    move(step) {
      const next = ids.at((ids.indexOf(active ?? '') + step) % ids.length);
      if (!next) return;
      setActive(next);
      document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
    },
  };
}
