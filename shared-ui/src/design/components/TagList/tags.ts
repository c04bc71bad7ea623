import { ClockIcon, PharmacistIcon, ScriptIcon, SnowflakeIcon, StethoscopeIcon } from '../../icons';
import type { IconType } from '../../internal/types';
import type { BadgeTone } from '../Badge/Badge';

interface TagLook {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon?: IconType;
}

/** The product tags of section 9.b and their appearance. */
export const tagLooks = {
  s4: { label: 'Prescription', tone: 'ink', icon: ScriptIcon },
  s3: { label: 'Pharmacist Medicine', tone: 'sky', icon: PharmacistIcon },
  s2: { label: 'Pharmacy Medicine', tone: 'sky' },
  practitioner: { label: 'Practitioner', tone: 'plum' },
  telehealth: { label: 'Telehealth', tone: 'plum', icon: StethoscopeIcon },
  'cold-shipping': { label: 'Cold Shipping', tone: 'sky', icon: SnowflakeIcon },
  clearance: { label: 'Clearance', tone: 'lime' },
  'pre-order': { label: 'Pre-order', tone: 'amber', icon: ClockIcon },
  'back-soon': { label: 'Back soon', tone: 'amber' },
  'free-shipping': { label: 'Free Shipping', tone: 'brand' },
  'buy-3': { label: 'Buy 3 Save 3%', tone: 'lime' },
  'mix-match': { label: 'Mix & Match', tone: 'lime' },
  plain: { label: '', tone: 'neutral' },
} as const satisfies Record<string, TagLook>;

export type TagKind = keyof typeof tagLooks;

export interface TagModel {
  readonly kind: TagKind;
  /** Overrides the default label of the kind; required for a plain tag. */
  readonly label?: string;
}

const kindByName = new Map(
  Object.entries(tagLooks).map(([kind, { label }]) => [label.toLowerCase(), kind as TagKind]),
);

/** Returns the tag for a catalogue name; a name that section 9.b does not list becomes a plain tag. */
export function tagFromName(name: string): TagModel {
  const kind = kindByName.get(name.trim().toLowerCase());
  return kind && kind !== 'plain' ? { kind } : { kind: 'plain', label: name.trim() };
}
