import { CONTENT_UPLOAD, PHOTO_LIMITS, PHOTO_TYPES, type PictureUse } from '@saltbush/contract';
import { VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { FileUpload } from '@saltbush/shared-ui/design/forms';
import { useEffect, useRef } from 'react';
import { usePhotoUpload } from '../../../shared/photo-upload/use-photo-upload';
import styles from './Content.module.css';

const HINT = `JPEG, PNG, WebP or AVIF, of at most ${PHOTO_LIMITS.bytes / 1_000_000} MB and with a side of ${PHOTO_LIMITS.longer} pixels or more.`;

interface PictureFieldProps {
  name: string;
  label: string;
  use: PictureUse;
  /** Of the present picture; empty if there is none yet. */
  address: string;
  error: string | undefined;
  onChange: (address: string) => void;
}

/** Shows the picture of a field and uploads another one in its place. */
export function PictureField({ name, label, use, address, error, onChange }: PictureFieldProps) {
  const upload = usePhotoUpload(`${CONTENT_UPLOAD}?use=${use}`);
  const { uploaded, discard, sending, send } = upload;
  const change = useRef(onChange);
  change.current = onChange;
  const done = useRef(false);
  useEffect(() => {
    if (!uploaded) return;
    done.current = true;
    change.current(uploaded.url);
    discard();
  }, [uploaded, discard]);
  return (
    <div className={styles.picture}>
      {address && <img className={styles.thumb} src={address} alt="" width={96} height={60} />}
      <FileUpload
        label={address ? `Another ${label.toLowerCase()}` : label}
        hint={HINT}
        name={name}
        accept={PHOTO_TYPES}
        maxBytes={PHOTO_LIMITS.bytes}
        maxFiles={1}
        files={sending ? [sending] : []}
        error={upload.error ?? error}
        onAdd={([file]) => file && void send(file)}
        onRemove={discard}
      />
      <VisuallyHidden>
        <span role="status">
          {done.current && !sending ? 'The picture is uploaded.' : (upload.error ?? '')}
        </span>
      </VisuallyHidden>
    </div>
  );
}
