import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { CartPricingInput } from '../src/pricing/cart-pricing';
import { priceCart } from '../src/pricing/price-cart';

/** `npm run bench -w @saltbush/contract`: measures the most expensive rule and the bundle size of selected rules. */

const LINES = 40;
const RUNS = 2000;
const IMPORTS = ['selectPrice', 'priceCart', 'emailError', 'isRestricted', '*'];

const cart: CartPricingInput = {
  lines: Array.from({ length: LINES }, (_entry, at) => ({
    id: String(at),
    quantity: 1 + (at % 4),
    price_type: 'default',
    frequency: null,
    product: {
      id: at,
      prices: [{ type: 'default', min_qty: 1, value: 995 + at }],
      rrp: null,
      schedule: '',
      tags: [],
      gst_free: at % 3 === 0,
      booking_type: null,
      category_ids: [10],
      promotion_ids: at % 2 === 0 ? [5] : [],
      edr_bonus_points: 0,
    },
  })),
  promotions: [{ id: 5, rule: { kind: 'buy_n_save_percent', n: 3, percent: 3 }, mix_and_match: true }],
  offer: null,
  isStaff: false,
};

function timePricing(): number {
  for (let run = 0; run < RUNS; run += 1) priceCart(cart);
  const started = performance.now();
  for (let run = 0; run < RUNS; run += 1) priceCart(cart);
  return ((performance.now() - started) * 1000) / RUNS;
}

/** Compressed size, in bytes, of a browser bundle that imports the given code from the contract. */
async function weigh(name: string): Promise<number> {
  const contents = name === '*' ? "export * from '../src/index'" : `export { ${name} } from '../src/index'`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  return gzipSync(outputFiles[0]?.contents ?? '').byteLength;
}

process.stdout.write(`pricing a cart of ${LINES} lines: ${timePricing().toFixed(1)} µs\n`);
for (const name of IMPORTS) {
  const kilobytes = ((await weigh(name)) / 1000).toFixed(1);
  process.stdout.write(`import ${name}: ${kilobytes} kB compressed\n`);
}
