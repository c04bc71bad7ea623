import { type DragEvent, type ReactNode, useState } from 'react';
import { UploadIcon } from '../../icons';
import styles from './FileUpload.module.css';

interface DropZoneProps {
  /** The file input, which covers the whole zone so that a click anywhere opens it. */
  children: ReactNode;
  onDrop: (files: readonly File[]) => void;
  isSingle: boolean;
  disabled?: boolean;
  invalid?: boolean;
}

/** The area where files are dropped or selected. */
export function DropZone({ children, onDrop, isSingle, disabled, invalid }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onDrop([...event.dataTransfer.files]);
  };
  return (
    <div
      role="none"
      className={styles.zone}
      data-over={isOver || undefined}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <UploadIcon className={styles.icon} size={24} strokeWidth={1.75} />
      <p className={styles.words}>
        <span className={styles.choose}>{isSingle ? 'Choose a file' : 'Choose files'}</span> or drop{' '}
        {isSingle ? 'it' : 'them'} here
      </p>
      {children}
    </div>
  );
}
