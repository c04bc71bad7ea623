import { PHOTO_LIMITS, PHOTO_TYPES, photoInSize } from '@saltbush/contract';
import { VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { FileUpload } from '@saltbush/shared-ui/design/forms';
import { type ReactNode, useRef, useState } from 'react';
import type { StaffProduct } from '../api/staff-product-fields';
import { usePhotoUpload } from '../model/use-photo-upload';
import styles from './Photo.module.css';
import { PhotoFigure } from './PhotoFigure';
import { PhotoRemoval } from './PhotoRemoval';
import { PhotoWords } from './PhotoWords';

const HINT = `JPEG, PNG, WebP or AVIF, of at most ${PHOTO_LIMITS.bytes / 1_000_000} MB and with a side of ${PHOTO_LIMITS.longer} pixels or more. Where and how it was taken is removed.`;

/** Chooses, previews, saves and removes the photo of a product. */
export function PhotoEditor({ staffProduct, present }: { staffProduct: StaffProduct; present: ReactNode }) {
  const { product, photo } = staffProduct;
  const { sending, uploaded, error, send, discard } = usePhotoUpload(product.id);
  const [news, setNews] = useState('');
  const figures = useRef<HTMLDivElement>(null);
  const shown = uploaded ?? photo;
  const leave = (words: string) => {
    discard();
    setNews(words);
  };
  return (
    <>
      <div ref={figures} className={styles.figures} tabIndex={-1}>
        {present}
        {uploaded && (
          <PhotoFigure src={photoInSize(uploaded.url, 'card')} alt="The photo that you have chosen">
            Not saved yet
          </PhotoFigure>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {uploaded ? 'The photo is uploaded. It is not saved yet.' : (error ?? news)}
        </span>
      </VisuallyHidden>
      {shown && (
        <PhotoWords
          key={shown.id}
          staffProduct={staffProduct}
          photoId={shown.id}
          isNew={uploaded !== null}
          onSaved={() => leave('Saved')}
          onDiscard={() => {
            leave('Discarded');
            figures.current?.focus();
          }}
        />
      )}
      <FileUpload
        label={photo ? 'Another photo' : 'Photo'}
        hint={HINT}
        name="photo"
        accept={PHOTO_TYPES}
        maxBytes={PHOTO_LIMITS.bytes}
        maxFiles={1}
        files={sending ? [sending] : []}
        error={error ?? undefined}
        onAdd={([file]) => file && void send(file)}
        onRemove={discard}
      />
      <PhotoRemoval staffProduct={staffProduct} after={figures} onRemoved={() => leave('Removed')} />
    </>
  );
}
