import { SOMETHING_WENT_WRONG } from '@saltbush/contract';
import type { UploadedModel } from '@saltbush/shared-ui/design/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type UploadedPhoto, uploadPhoto } from './upload-photo';

/** What becomes of a chosen file: it is sent, refused, or there to be saved. */
interface UploadState {
  sending: UploadedModel | null;
  uploaded: UploadedPhoto | null;
  error: string | null;
}

const NOTHING: UploadState = { sending: null, uploaded: null, error: null };

const wordsOf = (failure: unknown): string =>
  failure instanceof Error && failure.message ? failure.message : SOMETHING_WENT_WRONG;

/** Sends the file that a member of staff chooses to an address of the api. A further file takes its place; leaving the page gives it up. */
export function usePhotoUpload(address: string) {
  const [state, setState] = useState(NOTHING);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const send = async (file: File): Promise<void> => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const sending = { id: file.name, name: file.name, size: file.size, progress: 0 };
    const onProgress = (progress: number) =>
      !controller.signal.aborted && setState({ ...NOTHING, sending: { ...sending, progress } });
    onProgress(0);
    try {
      const uploaded = await uploadPhoto(address, file, { onProgress, signal: controller.signal });
      setState({ ...NOTHING, uploaded });
    } catch (failure) {
      if (!controller.signal.aborted) setState({ ...NOTHING, error: wordsOf(failure) });
    }
  };
  const discard = useCallback(() => {
    current.current?.abort();
    setState(NOTHING);
  }, []);
  return { ...state, send, discard };
}
