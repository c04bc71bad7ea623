import { type Agreements, findMismatches, type Shape } from '../platform/contract';
import type { ShellDescription } from '../platform/description';
import type { ReleaseRecord } from './types';

const NOUNS = { slots: 'slot', events: 'event' } as const;

type Compare = (own: Shape, platform: Shape) => string[];

/** Both sides of each agreement may be another remote of any release, for which the running shell's description stands. */
const SIDES: { side: 'takes' | 'gives'; compare: Compare }[] = [
  { side: 'takes', compare: (own, platform) => findMismatches(platform, own) },
  { side: 'gives', compare: (own, platform) => findMismatches(own, platform) },
];

/**
 * Returns what a release was built to take or give otherwise than the running shell describes, one sentence for each slot
 * and event.
 */
export function findContractMisfits(release: ReleaseRecord, { contract }: ShellDescription): string[] {
  const used = release.uses?.contract;
  if (!used || !contract) return [];
  const versions = `built with contract ${used.version}; the running shell has ${contract.version}`;
  return SIDES.flatMap(({ side, compare }) =>
    (['slots', 'events'] as const satisfies (keyof Agreements)[]).flatMap((kind) =>
      Object.entries(used[side][kind]).flatMap(([name, shape]) => {
        const subject = `${release.remote} ${release.id} ${side} the ${NOUNS[kind]} ${name}`;
        const platform = contract[kind][name];
        if (!platform) return [`${subject}, which the running shell does not know (${versions})`];
        const mismatches = compare(shape, platform);
        return mismatches.length > 0 ? [`${subject}, but ${mismatches.join(', ')} (${versions})`] : [];
      }),
    ),
  );
}
