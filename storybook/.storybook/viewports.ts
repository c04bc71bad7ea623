import { breakpoints } from '@saltbush/shared-ui/design/tokens';

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The viewports that the shop is designed for. */
export const viewports = {
  narrowest: viewport('Narrowest (320)', 320, 640),
  phone: viewport('Phone (390)', 390, 844),
  tablet: viewport(`Tablet (${breakpoints.md})`, breakpoints.md, 1024),
  desktop: viewport(`Desktop from (${breakpoints.lg})`, breakpoints.lg, 768),
  wide: viewport(`Wide (${breakpoints['2xl']})`, breakpoints['2xl'], 900),
};
