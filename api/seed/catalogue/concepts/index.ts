import type { Concept } from '../types';
import { BABY_SEXUAL } from './baby-sexual';
import { BEAUTY_HAIR } from './beauty-hair';
import { DENTAL_PERSONAL } from './dental-personal';
import { FITNESS_WEIGHT } from './fitness-weight';
import { FOODS_PRACTITIONER } from './foods-practitioner';
import { HOME_FIRSTAID } from './home-firstaid';
import { LIFE_STAGES } from './life-stages';
import { MEDICINES } from './medicines';
import { MORE_MEDICINES } from './medicines-more';
import { PETS } from './pets';
import { PRESCRIPTIONS } from './prescriptions';
import { SKIN } from './skin';
import { SUPPLEMENTS } from './supplements';
import { VITAMINS } from './vitamins';

/** Every concept of the sample shop; the order determines the ids of the planned products. */
export const CONCEPTS: readonly Concept[] = [
  ...VITAMINS,
  ...SUPPLEMENTS,
  ...LIFE_STAGES,
  ...MEDICINES,
  ...MORE_MEDICINES,
  ...PRESCRIPTIONS,
  ...SKIN,
  ...BEAUTY_HAIR,
  ...DENTAL_PERSONAL,
  ...BABY_SEXUAL,
  ...FITNESS_WEIGHT,
  ...HOME_FIRSTAID,
  ...FOODS_PRACTITIONER,
  ...PETS,
];
