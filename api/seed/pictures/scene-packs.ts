import { paletteNumber } from './palettes';
import type { PackSpec } from './scene-parts';

export const P = (base: number, layout: number, accent = 0) => paletteNumber(base, accent, layout);

export const of = (shape: PackSpec['shape'], palette: number, label: string, sublabel: string): PackSpec => ({
  shape,
  palette,
  label,
  sublabel,
});

export const MAGNESIUM = of('bottle', P(7, 1), 'Tidewell', 'Magnesium Glycinate 500mg 120 Capsules');
export const FLUID = of('tube', P(11, 2), 'Kaia Coast', 'Reef SPF50+ Face Fluid 75mL');
export const CREAM = of('pump', P(6, 0), 'Verrin', 'Barrier+ Ceramide Cream 250mL');
export const BALM = of('jar', P(8, 4), 'Larkspur Lane', 'Velvet Night Balm 50mL');
export const OMEGA = of(
  'bottle',
  P(2, 2),
  'Pelican Bay Omega',
  'Odourless Fish Oil 1000mg 400 Soft Capsules',
);
export const SERUM = of('bottle', P(1, 4), 'Ardentine', 'Vitamin C Serum 30mL');
export const TOOTHPASTE = of('tube', P(17, 2), 'Molarity', 'Enamel Toothpaste 110g');
export const RINSE = of('bottle', P(22, 3), 'Gumleaf Dental', 'River Mint Mouthwash 500mL');
export const WHEY = of('bag', P(9, 3), 'Bowerlift', 'Iso Whey Protein Isolate Vanilla Bean 1kg');
export const SYRUP = of('bottle', P(18, 0), 'Brackenridge', 'Chesty Cough Syrup 200mL');
export const COLDFLU = of('blister', P(12, 2), 'Brackenridge', 'Day & Night Cold & Flu 24 Tablets');
export const NAPPIES = of('bag', P(0, 2), 'Bumblewood', 'Newborn Nappies 54 Pack');
export const BABYWASH = of('pump', P(13, 3), 'Little Koel', 'Gentle Bath & Hair Wash 400mL');
export const SHAKE = of('box', P(19, 0), 'Slimwell', 'Plan Shake Dutch Chocolate 14 Sachets');
export const SUNKIDS = of('pump', P(7, 2), 'Sunderry', 'Kids SPF50+ Sunscreen 500mL');
export const SLEEP = of('bottle', P(23, 3), 'Restmere', 'Sleep & Settle 60 Tablets');
export const WASH = of('bottle', P(6, 2), 'Verrin', 'Barrier+ Gentle Wash 250mL');
