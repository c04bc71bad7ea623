import { ArrowLeftIcon } from '@saltbush/shared-ui/design/icons';
import { PromoCards } from '@saltbush/shared-ui/design/navigation';
import { useEffect, useRef } from 'react';
import type { BrowseLevel } from '../model/browse-levels';
import styles from './BrowseMenu.module.css';
import { EntryList } from './EntryList';

export interface LevelViewProps {
  level: BrowseLevel;
  parentTitle: string;
  onBack: () => void;
  onOpen: (level: BrowseLevel) => void;
}

/** One level of the drawer, with a button back to its parent. Takes focus when it appears. */
export function LevelView({ level, parentTitle, onBack, onOpen }: LevelViewProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <section aria-label={level.title} className={styles.level}>
      <button ref={back} type="button" className={styles.back} onClick={onBack}>
        <ArrowLeftIcon size={20} strokeWidth={1.75} />
        {parentTitle}
      </button>
      <h3 className={styles.title}>{level.title}</h3>
      <a href={level.url} className={styles.all}>
        View all
      </a>
      {level.groups.map(({ id, heading, entries }) => (
        <div key={id}>
          {heading && <p className={styles.heading}>{heading}</p>}
          <EntryList entries={entries} label={heading || level.title} onOpen={onOpen} />
        </div>
      ))}
      <PromoCards cards={level.cards} />
    </section>
  );
}
