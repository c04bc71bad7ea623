const line = {
  fill: 'none',
  stroke: 'var(--sb-brand-dark)',
  strokeWidth: 3,
  strokeLinecap: 'round',
} as const;

/** Illustration: a doctor's call, a lesson and a meal on a table. */
export function HeroPicture({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 560 440" width={560} height={440} aria-hidden="true">
      <circle cx="300" cy="210" r="190" fill="var(--sb-paper)" opacity="0.7" />
      <circle cx="452" cy="92" r="44" fill="var(--sb-lime)" />
      <path d="M40 366h490" {...line} stroke="#D9B9D4" />
      <PhoneWithLesson />
      <Bowl />
      <Shake />
      <Call />
    </svg>
  );
}

function PhoneWithLesson() {
  return (
    <g>
      <rect x="196" y="66" width="168" height="300" rx="26" fill="var(--sb-brand-dark)" />
      <rect x="208" y="80" width="144" height="272" rx="16" fill="var(--sb-paper)" />
      <rect x="222" y="98" width="116" height="84" rx="12" fill="var(--sb-plum-soft)" />
      <path d="M236 120h40M236 136h84M236 152h64" {...line} stroke="var(--sb-plum)" strokeWidth={5} />
      <rect x="222" y="196" width="116" height="8" rx="4" fill="var(--sb-brand-soft)" />
      <rect x="222" y="196" width="70" height="8" rx="4" fill="var(--sb-brand)" />
      <path
        d="M222 316c14-4 20-26 34-30s22 14 36 8 28-38 46-42"
        {...line}
        stroke="var(--sb-brand)"
        strokeWidth={5}
      />
      <circle cx="338" cy="252" r="8" fill="var(--sb-lime)" stroke="var(--sb-brand-dark)" strokeWidth="3" />
      <path d="M222 334h116" {...line} stroke="var(--sb-line)" />
    </g>
  );
}

function Bowl() {
  return (
    <g>
      <path d="M58 300h124c0 38-24 66-62 66s-62-28-62-66z" fill="var(--sb-paper)" />
      <path d="M58 300h124c0 38-24 66-62 66s-62-28-62-66z" {...line} />
      <path d="M70 298c4-22 24-34 40-22 8-20 38-18 42 2 14-6 24 6 22 20z" fill="var(--sb-brand)" />
      <circle cx="96" cy="284" r="10" fill="var(--sb-coral)" />
      <circle cx="142" cy="286" r="9" fill="var(--sb-lime)" />
      <path d="M120 250c-4-18 4-32 20-38 2 18-4 32-20 38z" fill="var(--sb-lime)" />
      <path d="M118 262c-2-20-10-30-24-34-2 16 8 30 24 34z" fill="var(--sb-brand)" />
    </g>
  );
}

function Shake() {
  return (
    <g>
      <path d="M398 232h88l-10 134h-68z" fill="var(--sb-sand)" />
      <path d="M402 286h80l-6 80h-68z" fill="var(--sb-plum)" opacity="0.85" />
      <path d="M398 232h88l-10 134h-68z" {...line} />
      <rect x="388" y="212" width="108" height="22" rx="8" fill="var(--sb-brand-dark)" />
      <path d="M452 212l12-44" {...line} strokeWidth={6} />
      <path d="M420 318h44M424 334h32" {...line} stroke="var(--sb-paper)" strokeWidth={5} />
    </g>
  );
}

function Call() {
  return (
    <g>
      <path
        d="M62 98h118a16 16 0 0 1 16 16v52a16 16 0 0 1-16 16h-70l-26 24v-24H62a16 16 0 0 1-16-16v-52a16 16 0 0 1 16-16z"
        fill="var(--sb-brand)"
      />
      <circle cx="86" cy="140" r="18" fill="var(--sb-brand-soft)" />
      <path d="M86 130v20M76 140h20" {...line} stroke="var(--sb-brand)" strokeWidth={5} />
      <path d="M118 132h58M118 148h38" {...line} stroke="var(--sb-paper)" strokeWidth={5} />
    </g>
  );
}
