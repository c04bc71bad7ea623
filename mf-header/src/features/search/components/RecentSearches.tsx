import { links } from '@saltbush/contract/links';
import { TextButton } from '@saltbush/shared-ui/design/core';
import { ClockIcon, XIcon } from '@saltbush/shared-ui/design/icons';
import { useRef, useState } from 'react';
import { recentSearches, useRecentSearches } from '../model/recent-searches';
import styles from './RecentSearches.module.css';

function Entry({ query, onRemove }: { query: string; onRemove: () => void }) {
  return (
    <li className={styles.entry}>
      <a className={styles.link} href={links.search(query) ?? undefined} data-search={query}>
        <ClockIcon size={18} strokeWidth={1.75} />
        <span className={styles.words}>{query}</span>
      </a>
      <button type="button" className={styles.remove} aria-label={`Remove ${query}`} onClick={onRemove}>
        <XIcon size={18} strokeWidth={2} />
      </button>
    </li>
  );
}

/** Searches of this visit, each with a button that removes it. They are in the tab order, before the suggestions. */
export function RecentSearches({ onEmpty }: { onEmpty: () => void }) {
  const searches = useRecentSearches();
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState('');
  const remove = (query: string, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    recentSearches.remove(query);
    setRemoved(`Removed ${query}`);
    if (next) next.focus();
    else onEmpty();
  };
  const clear = () => {
    recentSearches.clear();
    setRemoved('Recent searches cleared');
    onEmpty();
  };
  return (
    <>
      <p role="status" className={styles.spoken}>
        {removed}
      </p>
      {searches.length > 0 && (
        <section className={styles.recent} aria-labelledby="recent-searches">
          <div className={styles.heading}>
            <h2 id="recent-searches" className={styles.title}>
              Recent searches
            </h2>
            <TextButton onClick={clear}>Clear all</TextButton>
          </div>
          <ul ref={list} className={styles.list}>
            {searches.map((query, index) => (
              <Entry key={query} query={query} onRemove={() => remove(query, index)} />
            ))}
          </ul>
          <p className={styles.note}>Kept on this page only, until you close it or sign out.</p>
        </section>
      )}
    </>
  );
}
