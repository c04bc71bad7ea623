import { chosenPalette } from './identity';
import { paletteNumber } from './palettes';
import type { PackSpec } from './scene-parts';

export const P = (base: number, layout: number, accent = 0) => paletteNumber(base, accent, layout);

export const of = (shape: PackSpec['shape'], palette: number, label: string, sublabel: string): PackSpec => ({
  shape,
  palette,
  label,
  sublabel,
});

/** A pack of a maker whose look is chosen. */
export const made = (shape: PackSpec['shape'], maker: string, sublabel: string): PackSpec =>
  of(shape, chosenPalette(maker), maker, sublabel);

export const MAGNESIUM = made('bottle', 'Tidewell', 'Magnesium Glycinate 500mg 120 Capsules');
export const FLUID = made('tube', 'Kaia Coast', 'Reef SPF50+ Face Fluid 75mL');
export const CREAM = made('pump', 'Verrin', 'Barrier+ Ceramide Cream 250mL');
export const BALM = made('jar', 'Larkspur Lane', 'Velvet Night Balm 50mL');
export const OMEGA = made('bottle', 'Pelican Bay Omega', 'Odourless Fish Oil 1000mg 400 Soft Capsules');
export const SERUM = made('bottle', 'Ardentine', 'Vitamin C Serum 30mL');
export const TOOTHPASTE = made('tube', 'Molarity', 'Enamel Toothpaste 110g');
export const RINSE = made('bottle', 'Gumleaf Dental', 'River Mint Mouthwash 500mL');
export const WHEY = made('bag', 'Bowerlift', 'Iso Whey Protein Isolate Vanilla Bean 1kg');
export const SYRUP = made('bottle', 'Brackenridge', 'Chesty Cough Syrup 200mL');
export const COLDFLU = made('blister', 'Brackenridge', 'Day & Night Cold & Flu 24 Tablets');
export const NAPPIES = made('bag', 'Bumblewood', 'Newborn Nappies 54 Pack');
export const BABYWASH = made('pump', 'Little Koel', 'Gentle Bath & Hair Wash 400mL');
export const SHAKE = made('box', 'Slimwell', 'Plan Shake Dutch Chocolate 14 Sachets');
export const SUNKIDS = made('pump', 'Sunderry', 'Kids SPF50+ Sunscreen 500mL');
export const SLEEP = made('bottle', 'Restmere', 'Sleep & Settle 60 Tablets');
export const WASH = made('bottle', 'Verrin', 'Barrier+ Gentle Wash 250mL');
