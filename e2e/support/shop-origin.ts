/** Origin of the shared shop. */
export const shopOrigin = (): string => {
  const origin = process.env.SHOP_ORIGIN;
  if (!origin) throw new Error('The shop of the tests is not running');
  return origin;
};
