import { CircleCheckIcon, FileTextIcon, XIcon } from '../../icons';
import { IconButton } from '../IconButton/IconButton';
import { InlineMessage } from '../Message/InlineMessage';
import { ProgressBar } from '../Progress/ProgressBar';
import styles from './FileUpload.module.css';
import { formatFileSize } from './file-rules';

export interface UploadedModel {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size?: number;
  /** From 0 to 1 during the upload; omitted before and after. */
  readonly progress?: number;
  readonly isDone?: boolean;
  readonly error?: string;
}

function Details({ file }: { file: UploadedModel }) {
  const { name, size, progress, isDone, error } = file;
  if (error) return <InlineMessage tone="error">{error}</InlineMessage>;
  if (progress !== undefined) return <ProgressBar label={`Sending ${name}`} value={progress} max={1} />;
  const words = [size === undefined ? '' : formatFileSize(size), isDone ? 'Sent' : ''].filter(Boolean);
  return words.length > 0 && <span className={styles.detail}>{words.join(' · ')}</span>;
}

/** A selected file: its name, upload progress and a remove button. */
export function UploadedItem({ file, onRemove }: { file: UploadedModel; onRemove: () => void }) {
  const Icon = file.isDone ? CircleCheckIcon : FileTextIcon;
  return (
    <li className={styles.file}>
      <Icon className={styles.icon} size={20} strokeWidth={1.75} />
      <div className={styles.about}>
        <span className={styles.name}>{file.name}</span>
        <Details file={file} />
      </div>
      <IconButton size="sm" label={`Remove ${file.name}`} icon={XIcon} onClick={onRemove} />
    </li>
  );
}
