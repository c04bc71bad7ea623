import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

/** Creates the optimisation settings. Minifies with swc, which is twice as fast as terser. */
export function createOptimization(mode: 'production' | 'development'): Configuration['optimization'] {
  return {
    minimize: mode === 'production',
    minimizer: [
      new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
  };
}
