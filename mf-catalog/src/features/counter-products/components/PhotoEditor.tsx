import { PHOTO_LIMITS, PHOTO_TYPES, PHOTO_UPLOAD, photoInSize } from '@saltbush/contract';
import { VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { FileUpload } from '@saltbush/shared-ui/design/forms';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePhotoUpload } from '../../../shared/photo-upload/use-photo-upload';
import type { StaffProduct } from '../api/staff-product-fields';
import styles from './Photo.module.css';
import { PhotoFigure } from './PhotoFigure';
import { PhotoRemoval } from './PhotoRemoval';
import { PhotoWords } from './PhotoWords';

const HINT = `JPEG, PNG, WebP or AVIF, of at most ${PHOTO_LIMITS.bytes / 1_000_000} MB and with a side of ${PHOTO_LIMITS.longer} pixels or more. Location and camera details are removed.`;

const SHOWN = 'Shoppers see this photo now.';

/** The chosen file until the product has it or it is given up, and what was last done, in words. */
function useDraft({ product, photo }: StaffProduct) {
  const { uploaded, discard, ...upload } = usePhotoUpload(
    `${PHOTO_UPLOAD}?product_id=${encodeURIComponent(product.id)}`,
  );
  const [news, setNews] = useState('');
  const isSaved = uploaded !== null && uploaded.id === photo?.id;
  // Only once the product has it, so that the form with the focus stays.
  useEffect(() => {
    if (!isSaved) return;
    discard();
    setNews(SHOWN);
  }, [isSaved, discard]);
  const leave = (words: string) => {
    discard();
    setNews(words);
  };
  const status = uploaded ? 'The photo is uploaded. It is not saved yet.' : (upload.error ?? news);
  return { ...upload, uploaded, discard, status, leave, announce: setNews };
}

interface ChooseFileProps
  extends Pick<ReturnType<typeof useDraft>, 'sending' | 'error' | 'send' | 'discard'> {
  hasPhoto: boolean;
}

function ChooseFile({ hasPhoto, sending, error, send, discard }: ChooseFileProps) {
  return (
    <FileUpload
      label={hasPhoto ? 'Another photo' : 'Photo'}
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
  );
}

/** Chooses, previews, saves and removes the photo of a product. */
export function PhotoEditor({ staffProduct, present }: { staffProduct: StaffProduct; present: ReactNode }) {
  const { photo } = staffProduct;
  const { uploaded, status, leave, announce, ...upload } = useDraft(staffProduct);
  const figures = useRef<HTMLDivElement>(null);
  const shown = uploaded ?? photo;
  const discard = () => {
    leave('Discarded');
    figures.current?.focus();
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
        <span role="status">{status}</span>
      </VisuallyHidden>
      {shown && (
        <PhotoWords
          key={shown.id}
          {...{ staffProduct, photoId: shown.id, isNew: uploaded !== null }}
          onSaved={() => announce(SHOWN)}
          onDiscard={discard}
        />
      )}
      <ChooseFile hasPhoto={photo !== null} {...upload} />
      <PhotoRemoval {...{ staffProduct, after: figures }} onRemoved={() => leave('Removed')} />
    </>
  );
}
