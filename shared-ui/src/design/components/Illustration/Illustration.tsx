import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import styles from './Illustration.module.css';

const line = {
  stroke: 'var(--sb-brand-dark)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const leaf = (
  <>
    <path d="M126 96c-2-14 4-25 16-31 3 14-2 26-16 31z" fill="var(--sb-lime)" />
    <path d="M124 98c-9-6-13-15-10-26 9 5 13 15 10 26z" fill="var(--sb-brand)" />
    <path {...line} d="M125 112V88" />
  </>
);

const drawings = {
  cart: (
    <>
      <path d="M44 46h62l-8 36H54z" fill="var(--sb-paper)" />
      <path {...line} d="M30 34h10l14 48h44l10-36H44M58 58h36M62 70h30" />
      <circle {...line} cx="60" cy="98" r="6" fill="var(--sb-lime)" />
      <circle {...line} cx="92" cy="98" r="6" fill="var(--sb-lime)" />
    </>
  ),
  search: (
    <>
      <circle {...line} cx="72" cy="62" r="27" fill="var(--sb-paper)" />
      <path {...line} d="m92 82 20 22M58 62a14 14 0 0 1 12-14" />
      <path {...line} d="M64 68h16" />
    </>
  ),
  box: (
    <>
      <path d="m42 56 36-15 36 15v38l-36 16-36-16z" fill="var(--sb-paper)" />
      <path {...line} d="m42 56 36-15 36 15v38l-36 16-36-16zm0 0 36 15 36-15M78 71v39M60 48.500l36 15" />
    </>
  ),
  heart: (
    <>
      <path
        d="M78 106C50 88 42 74 46 60c4-13 22-17 32-2 10-15 28-11 32 2 4 14-4 28-32 46z"
        fill="var(--sb-paper)"
      />
      <path
        {...line}
        d="M78 106C50 88 42 74 46 60c4-13 22-17 32-2 10-15 28-11 32 2 4 14-4 28-32 46zM56 64c1-5 5-7 9-6"
      />
    </>
  ),
  offline: (
    <>
      <path d="M54 94a20 20 0 0 1-2-40 28 28 0 0 1 53 6 17 17 0 0 1-1 34z" fill="var(--sb-paper)" />
      <path
        {...line}
        d="M54 94a20 20 0 0 1-2-40 28 28 0 0 1 53 6 17 17 0 0 1-1 34H88M68 94h-6M70 82l8 10-8 8 8 10"
      />
    </>
  ),
  lost: (
    <>
      <path d="M50 40h44l14 12-14 12H50z" fill="var(--sb-paper)" />
      <path {...line} d="M78 112V32M50 40h44l14 12-14 12H50zM106 72H70l-12 10 12 10h36z" />
    </>
  ),
  calendar: (
    <>
      <rect {...line} x="44" y="42" width="68" height="62" rx="9" fill="var(--sb-paper)" />
      <path {...line} d="M44 60h68M62 34v14M94 34v14M60 74h4M76 74h4M92 74h4M60 88h4M76 88h4" />
    </>
  ),
  patients: (
    <>
      <path d="M44 106c0-18 9-27 22-27s22 9 22 27z" fill="var(--sb-paper)" />
      <circle {...line} cx="66" cy="58" r="14" fill="var(--sb-paper)" />
      <path {...line} d="M44 106c0-18 9-27 22-27s22 9 22 27zM92 84c12 0 20 7 20 22H98" />
      <circle {...line} cx="96" cy="66" r="10" fill="var(--sb-lime)" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

/** A small drawing for empty and error states. Decorative: the text conveys the meaning. */
export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  return (
    <svg aria-hidden="true" className={cx(styles.picture, className)} viewBox="0 0 160 128" fill="none">
      <ellipse cx="80" cy="112" rx="66" ry="6" fill="var(--sb-brand-soft)" />
      <path d="M30 96C18 66 40 22 84 20s62 34 52 62-22 30-56 30-44-4-50-16z" fill="var(--sb-brand-soft)" />
      {drawings[name]}
      {leaf}
    </svg>
  );
}
