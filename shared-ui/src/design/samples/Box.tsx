import type { ReactNode } from 'react';

/** A 320 px page with gutters; no content may be wider. */
export function Box({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-box={name} style={{ width: '20rem', maxWidth: '100%', padding: '0.5rem 1rem' }}>
      {children}
    </div>
  );
}
