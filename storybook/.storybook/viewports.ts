import { breakpoints } from '@saltbush/shared-ui/design/tokens';

const phone = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths at which the shop is looked at. */
export const viewports = {
  narrowest: phone('Narrowest (320)', 320, 640),
  phone: phone('Phone (390)', 390, 844),
  tablet: phone(`Tablet (${breakpoints.md})`, breakpoints.md, 1024),
  desktop: phone(`Desktop begins (${breakpoints.lg})`, breakpoints.lg, 768),
  wide: phone(`Wide (${breakpoints['2xl']})`, breakpoints['2xl'], 900),
};
