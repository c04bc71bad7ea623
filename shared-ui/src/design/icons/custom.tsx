import type { ComponentProps, ReactNode } from 'react';
import type { IconType } from '../internal/types';

type IconProps = ComponentProps<IconType>;

function Drawing({ size = 24, strokeWidth = 2, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** A person with a stethoscope: doctor links. */
export const DoctorIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="6.5" r="3.5" />
    <path d="M4.5 21v-2.5a5 5 0 0 1 5-5h5a5 5 0 0 1 5 5V21" />
    <path d="M9 13.6v2.9a2.5 2.5 0 0 0 5 0M14 16.5h.01" />
    <circle cx="16.2" cy="18" r="1" />
  </Drawing>
);

/** A rising line with a spark: trending. */
export const TrendingIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m3 17 5.5-5.5 3.5 3.5L20 7" />
    <path d="M15 7h5v5" />
    <path d="M5 4v3M3.5 5.5h3" />
  </Drawing>
);

/** A cross in a rounded tile: the pharmacy. */
export const PharmacyIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <path d="M12 8v8M8 12h8" />
  </Drawing>
);

/** A mortarboard: learning. */
export const EducationIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m2.5 9.5 9.5-4.5 9.5 4.5-9.5 4.5z" />
    <path d="M6.5 11.6V16c0 1.4 2.5 2.8 5.5 2.8s5.5-1.4 5.5-2.8v-4.4M21.5 9.5v5.5" />
  </Drawing>
);

/** A steaming bowl: meals and nutrition. */
export const DiningIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3 12h18a9 9 0 0 1-5.5 8h-7A9 9 0 0 1 3 12z" />
    <path d="M9 8.5c-1-1.3 1-2.2 0-3.7M13.5 8.5c-1-1.3 1-2.2 0-3.7" />
  </Drawing>
);

/** A snack bag: treats. */
export const ChipsIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M6 3h12l-1 3.5 1 11L17 21H7l-1-3.5 1-11z" />
    <path d="M7.2 6.5h9.6" />
    <path d="M9 14.5c1.2-2.6 4.4-3.4 6-1.6-.6 2.3-3.9 3.4-6 1.6z" />
  </Drawing>
);

/** A scooter's wheels under a sun: same-day delivery. */
export const SameDayIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12.8 6.5 9 12.7h3l-.8 4.8 3.8-6.2h-3z" />
  </Drawing>
);

/** A parcel with speed lines: express delivery. */
export const ExpressIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M8 6h12v12H8z" />
    <path d="M12 6v4.5h4V6M1.5 9H5M1.5 12.5H5M1.5 16H5" />
  </Drawing>
);

/** A van: standard delivery. */
export const StandardIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M2 6h12v11H8.5M4.5 17H2V6M14 9.500h4.500L22 13v4h-1.500M16 17h-2" />
    <circle cx="6.5" cy="17.5" r="2" />
    <circle cx="18.25" cy="17.5" r="2" />
  </Drawing>
);

/** A script: prescriptions. */
export const ScriptIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M6 2.500h9L19.5 7v14.500H6z" />
    <path d="M9.5 16.500v-7H12a2 2 0 0 1 0 4H9.500M12 13.500l3.5 4M15.5 13.800 12.300 17.5" />
  </Drawing>
);

/** A person with a cross: ask the pharmacist. */
export const PharmacistIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="6.5" r="3.5" />
    <path d="M4.5 21v-2.500a5 5 0 0 1 5-5h5a5 5 0 0 1 5 5V21" />
    <path d="M12 16v4M10 18h4" />
  </Drawing>
);
