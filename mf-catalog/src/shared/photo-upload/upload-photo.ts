import { SOMETHING_WENT_WRONG, UNREACHABLE } from '@saltbush/contract';
import { getSessionToken } from '@saltbush/shared-ui/platform';

/** A picture as the shop will show it, which nothing has yet. */
export interface UploadedPhoto {
  id: string;
  /** Address of its largest copy. */
  url: string;
}

interface UploadOptions {
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

interface Answer {
  data?: UploadedPhoto;
  message?: string;
}

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}

/** Settles a promise by what becomes of a request. */
function settle(
  request: XMLHttpRequest,
  resolve: (photo: UploadedPhoto) => void,
  reject: (error: unknown) => void,
): void {
  request.onload = () => {
    const { data, message = SOMETHING_WENT_WRONG } = read(request.responseText);
    if (request.status === 201 && data) resolve(data);
    else reject(new Error(message));
  };
  request.onerror = () => reject(new Error(UNREACHABLE));
  request.onabort = () => reject(new DOMException('', 'AbortError'));
}

/**
 * Sends the file of a photo to an address of the api; `fetch` would not tell how much of it has been sent.
 * @throws {Error} with the words of the refusal; an AbortError if it is given up
 */
export async function uploadPhoto(
  address: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<UploadedPhoto> {
  const token = await getSessionToken();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Authorization', `Bearer ${token ?? ''}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    settle(request, resolve, reject);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
