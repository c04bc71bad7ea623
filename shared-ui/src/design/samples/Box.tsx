import type { ReactNode } from 'react';

/** A page of 320 px with its gutters, in which nothing may be wider than it is. */
export function Box({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-box={name} style={{ width: '20rem', maxWidth: '100%', padding: '0.5rem 1rem' }}>
      {children}
    </div>
  );
}
