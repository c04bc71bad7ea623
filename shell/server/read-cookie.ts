import type { Request } from 'express';

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** @returns the decoded value of a request's cookie; null if it has none, or one that cannot be decoded */
export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return decoded(value.join('='));
  }
  return null;
}
