import { CardRow, type CardRowProps } from './CardRow';
import styles from './CardRow.module.css';
import { CardRowSkeleton } from './CardRowSkeleton';
import { useHeldRoom } from './use-held-room';

interface LoadedCardRowProps extends CardRowProps {
  /** The cards are not known yet. */
  isLoading: boolean;
  /** What is read aloud meanwhile. */
  label?: string;
}

/** A row of cards, or its skeleton until they are known, whose room it keeps. */
export function LoadedCardRow({ isLoading, label, ...row }: LoadedCardRowProps) {
  const room = useHeldRoom(isLoading, row.cards.length === 0);
  return (
    <div ref={room} className={styles.held}>
      {isLoading ? <CardRowSkeleton label={label ?? `Loading ${row.title}`} /> : <CardRow {...row} />}
    </div>
  );
}
