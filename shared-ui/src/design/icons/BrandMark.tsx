/** The brand mark: a saltbush sprig in a rounded square. Its colours are fixed. */
export function BrandMark({ size = 36, className }: { size?: number; className?: string }) {
  return (
    <svg aria-hidden="true" className={className} width={size} height={size} viewBox="0 0 36 36" fill="none">
      <rect width="36" height="36" rx="11" fill="var(--sb-brand)" />
      <path d="M18 29V13" stroke="var(--sb-lime)" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M18 16.5c-.4-4.7 1.1-7.9 0-10.5 3.9 2.3 4.3 7.3 0 10.500z" fill="var(--sb-lime)" />
      <path d="M17.5 20.500c-4.8.5-8.3-1.5-9.5-5.5 4.8-.6 8.6 1.3 9.5 5.500z" fill="var(--sb-paper)" />
      <path d="M18.5 20.500c4.8.5 8.3-1.5 9.5-5.5-4.8-.6-8.6 1.3-9.5 5.500z" fill="var(--sb-brand-soft)" />
      <path d="M17.5 26.700c-3.9.4-6.6-1-7.7-4.2 3.9-.5 6.9.9 7.7 4.200z" fill="var(--sb-brand-soft)" />
      <path d="M18.5 26.700c3.9.4 6.6-1 7.7-4.2-3.9-.5-6.9.9-7.7 4.200z" fill="var(--sb-paper)" />
    </svg>
  );
}
