import type { ColourName } from '@saltbush/contract';

/** A foreground on a background, and its required contrast (4.5 for text, 3 for large text, icons and edges). */
export interface ColourPair {
  readonly text: ColourName;
  readonly ground: ColourName;
  readonly minimum: 3 | 4.5;
}

const pair = (text: ColourName, ground: ColourName, minimum: 3 | 4.5 = 4.5): ColourPair => ({
  text,
  ground,
  minimum,
});

/** Every colour pair that components may use; each is tested. */
export const colourPairs: readonly ColourPair[] = [
  ...(
    [
      'paper',
      'mist',
      'sand',
      'brand-soft',
      'lime',
      'amber-soft',
      'sky-soft',
      'plum-soft',
      'coral-soft',
    ] as const
  ).map((ground) => pair('ink', ground)),
  ...(
    ['paper', 'mist', 'sand', 'brand-soft', 'sky-soft', 'amber-soft', 'plum-soft', 'coral-soft'] as const
  ).map((ground) => pair('muted', ground)),
  ...(['paper', 'mist', 'sand', 'brand-soft'] as const).map((ground) => pair('brand', ground)),
  ...(['paper', 'mist', 'sand', 'brand-soft', 'lime'] as const).map((ground) => pair('brand-dark', ground)),
  pair('paper', 'brand'),
  pair('paper', 'brand-dark'),
  pair('lime', 'brand-dark'),
  pair('brand-soft', 'brand-dark'),
  pair('brand-soft', 'brand'),
  pair('paper', 'coral'),
  pair('paper', 'coral-dark'),
  pair('coral', 'paper'),
  pair('coral', 'mist'),
  pair('coral-dark', 'paper'),
  pair('coral-dark', 'mist'),
  pair('coral-dark', 'sand'),
  pair('coral-dark', 'coral-soft'),
  pair('amber', 'paper'),
  pair('amber', 'amber-soft'),
  pair('amber-dark', 'amber-soft'),
  pair('sky', 'paper'),
  pair('sky', 'mist'),
  pair('sky', 'sky-soft'),
  pair('plum', 'paper'),
  pair('plum', 'mist'),
  pair('plum', 'plum-soft'),
  pair('paper', 'plum'),
  ...(['paper', 'mist', 'sand'] as const).map((ground) => pair('edge', ground, 3)),
];
